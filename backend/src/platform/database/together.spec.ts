import { together } from './together.js';

describe('what is asked together', () => {
  const questions: string[][] = [];
  const lengths = together(async (words: string[]) => {
    questions.push(words);
    if (words.includes('broken')) throw new Error('cannot answer');
    return new Map(words.filter(Boolean).map((word) => [word, word.length]));
  });
  beforeEach(() => void questions.splice(0));

  it('is one question, in which nobody is named twice', async () => {
    const answers = await Promise.all(['fern', 'moss', 'fern', ''].map(lengths));
    expect(answers).toEqual([4, 4, 4, undefined]);
    expect(questions).toEqual([['fern', 'moss', '']]);
  });

  it('never answers with what was found before it was asked', async () => {
    const first = lengths('fern');
    await new Promise(setImmediate);
    await Promise.all([first, lengths('fern')]);
    expect(questions).toEqual([['fern'], ['fern']]);
  });

  it('fails for everybody who asked, and works again for the next', async () => {
    const answers = await Promise.allSettled(['broken', 'fern'].map(lengths));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await lengths('fern')).toBe(4);
  });
});
