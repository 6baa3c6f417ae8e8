import { optionsOf, QUESTION_IDS } from '@leaflore/doctor';
import { answersIn, readCheck, writeCheck, type CheckState } from './check-state';

const read = (query: string) => readCheck(new URLSearchParams(query));

it('keeps in the address what was tapped, in its order, and what else is there', () => {
  const state: CheckState = {
    taps: [
      ['look', 'coating'],
      ['coating', 'webs'],
      ['pace', 'unknown'],
    ],
    withoutPhoto: true,
  };
  const written = writeCheck(new URLSearchParams('of=Hedera+helix&look=spots'), state);
  expect(written.toString()).toBe('of=Hedera+helix&photo=no&look=coating&coating=webs&pace=unknown');
  expect(readCheck(written)).toEqual(state);
  expect(answersIn(state)).toEqual({ look: 'coating', coating: 'webs', pace: 'unknown' });
});

it('leaves out what it does not know, and a sixth answer', () => {
  expect(read('look=purple&dance=yes&soil=wet&photo=').taps).toEqual([['soil', 'wet']]);
  const all = QUESTION_IDS.map((question) => `${question}=${optionsOf(question)[0]![0]}`).join('&');
  expect(read(all).taps).toHaveLength(5);
});

it('has no question with the name of what else is in the address', () => {
  expect(QUESTION_IDS).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(of|seen|photo)$/)]));
});
