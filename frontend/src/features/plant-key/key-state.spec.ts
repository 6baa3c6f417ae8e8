import { CHOICES, QUESTIONS } from '@leaflore/plant-key';
import fc from 'fast-check';
import { readState, writeState, type KeyState } from './key-state';

const fresh: KeyState = {
  answers: {},
  skipped: [],
  ask: undefined,
  withoutPhoto: false,
  chosen: undefined,
};

it('keeps in the address what was tapped', () => {
  const state: KeyState = {
    answers: { leaf: 'heart', growth: 'climber' },
    skipped: ['sap', 'flower'],
    ask: 'edge',
    withoutPhoto: true,
    chosen: 'peace-lily',
  };
  expect(readState(writeState(state))).toEqual(state);
  expect(readState(writeState(fresh))).toEqual(fresh);
});

it('leaves out what it does not know, and an eighth answer', () => {
  expect(readState('?leaf=triangular&growth=fern&dance=yes&skip=sap.dance&ask=nothing&photo=')).toEqual({
    ...fresh,
    answers: { growth: 'fern' },
    skipped: ['sap'],
  });
  const all = QUESTIONS.map((question) => `${question}=${CHOICES[question][0]}`).join('&');
  expect(Object.keys(readState(`?${all}`).answers)).toHaveLength(7);
});

it('reads any address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...QUESTIONS, 'skip', 'ask', 'plant'), fc.string()),
      (query) => {
        const state = readState(`?${new URLSearchParams(query)}`);
        expect(readState(writeState(state))).toEqual(state);
      },
    ),
  );
});
