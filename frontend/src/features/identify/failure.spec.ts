import { explainFailure } from './failure';

const failure = (status: number, code: string, message = '') => explainFailure({ status, code, message });

describe('a failed identification', () => {
  it('says what is safe and offers the same photos again', () => {
    const { title, text, nextStep } = failure(0, 'network');
    expect(title).toBe('We couldn’t reach the server');
    expect(text).toContain('Your photos are still here.');
    expect(nextStep).toBe('again');
  });

  it.each([
    [402, 'trial-limit-reached', 'upgrade'],
    [401, 'unauthenticated', 'sign-in'],
    [400, 'broken-photo', 'other-photo'],
    [415, 'not-a-photo', 'other-photo'],
    [422, 'identifier-refused', 'other-photo'],
    [413, 'http-413', 'other-photo'],
    [413, 'photo-too-heavy', 'other-photo'],
    [422, 'unreadable-photo', 'other-photo'],
    [429, 'too-much-at-once', 'again'],
    [429, 'too-many-tries', 'again'],
    [503, 'busy', 'again'],
    [503, 'identifier-too-slow', 'again'],
    [503, 'still-working', 'history'],
    [503, 'identifier-spent', 'history'],
    [503, 'identifier-misconfigured', 'history'],
    [500, 'internal', 'again'],
    [502, 'unreadable', 'again'],
  ])('%i %s leads somewhere', (status, code, nextStep) => {
    const explained = failure(status, code, 'Words of the server.');
    expect(explained.nextStep).toBe(nextStep);
    expect(explained.title).not.toBe('');
    expect(explained.text).not.toBe('');
  });

  it('promises no other outcome of a second try where there is none today', () =>
    expect(failure(503, 'identifier-spent', 'Please try again tomorrow.').title).toBe(
      'No more answers today',
    ));

  it('passes on the message of the server, and has its own where there is none', () => {
    expect(failure(503, 'identifier-too-slow', 'It took too long.').text).toContain('It took too long.');
    expect(failure(502, 'unreadable').text).toContain('Something went wrong on our side.');
  });
});
