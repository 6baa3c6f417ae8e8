import { DomainError } from '../../kernel/domain-error.js';
import { toFailure } from './remote-provider.js';

const failed = (code: string) => () => new DomainError('unavailable', code, 'No.');
const FAILED = {
  unavailable: failed('unavailable'),
  busy: failed('busy'),
  tooSlow: failed('too-slow'),
  misconfigured: failed('misconfigured'),
  unreadable: failed('unreadable'),
  refused: failed('refused'),
};
const answer = (status: number, message = 'No') => Object.assign(new Error(message), { status });

describe('what a provider that gives no answer is said to be', () => {
  it.each([
    ['busy', answer(429)],
    ['busy', answer(529)],
    ['refused', answer(400)],
    ['refused', answer(413)],
    ['misconfigured', answer(401)],
    ['misconfigured', answer(400, '400 Your credit balance is too low to access the Anthropic API.')],
    ['misconfigured', answer(402)],
    ['unavailable', answer(500)],
    ['unavailable', new TypeError('fetch failed')],
    ['unavailable', undefined],
    ['unreadable', new SyntaxError('Unexpected token')],
    ['too-slow', Object.assign(new Error('Late'), { name: 'APIConnectionTimeoutError' })],
    ['spent', failed('spent')()],
  ])('%s', (code, error) => {
    expect(toFailure(error, FAILED).code).toBe(code);
  });
});
