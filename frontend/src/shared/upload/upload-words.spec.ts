import { problemWords, refusalWords, restrictionWords } from './upload-words';

describe('the words of an upload', () => {
  it.each([
    [401, 'Authentication required', 'Authorization required'],
    [403, 'anything', 'Request has expired'],
    [0, undefined, 'Network error. Please try again.'],
    [
      503,
      'There is no room for pictures on this server right now.',
      'There is no room for pictures on this server right now.',
    ],
    [500, undefined, 'Non 2xx'],
    [502, '', 'Non 2xx'],
  ])('for an answer %i "%s" are "%s"', (status, message, words) => {
    expect(refusalWords(status, message)).toBe(words);
  });

  it('give the largest accepted size', () => {
    expect(restrictionWords(5 * 1024 * 1024).exceedsSize).toContain('larger than 5 MB');
    expect(problemWords('too-large', 10 * 1024 * 1024)).toContain('larger than 10 MB');
  });
});
