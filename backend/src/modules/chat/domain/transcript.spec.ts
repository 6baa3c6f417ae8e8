import { titleAfter } from './chat.js';
import { transcriptOf } from './transcript.js';

const question = (content: string, imageUrl: string | null = null) => ({
  role: 'user' as const,
  content,
  state: 'done' as const,
  imageUrl,
});
const reply = (content: string, state: 'done' | 'stopped' | 'failed' = 'done') => ({
  role: 'assistant' as const,
  content,
  state,
  imageUrl: null,
});

describe('what a model reads of a conversation', () => {
  it('is all of a short one, without what failed', () => {
    const turns = transcriptOf([
      question('a'),
      reply('', 'failed'),
      question('b'),
      reply('B', 'stopped'),
      question('c'),
    ]);
    expect(turns.map(({ content }) => content)).toEqual(['a', 'b', 'B', 'c']);
  });

  it('is the end of a long one, and always the question', () => {
    const long = [
      question('a'.repeat(60)),
      reply('A'.repeat(30)),
      question('b'.repeat(60)),
      reply('B'),
      question('c'),
    ];
    expect(transcriptOf(long, undefined, 22).map(({ content }) => content[0])).toEqual(['b', 'B', 'c']);
    expect(transcriptOf(long, undefined, 4).map(({ content }) => content[0])).toEqual(['c']);
    expect(transcriptOf([question('x'.repeat(100))], undefined, 10)).toHaveLength(1);
  });

  it('is bounded in tokens, not in letters: less of a script that takes more of them', () => {
    const talk = (letter: string) =>
      Array.from({ length: 12 }, () => [question(letter.repeat(300)), reply(letter.repeat(300))]).flat();
    const lettersOf = (letter: string) =>
      transcriptOf([...talk(letter), question('?')]).reduce((sum, { content }) => sum + content.length, 0);
    expect(lettersOf('a')).toBe(24 * 300 + 1);
    expect(lettersOf('ж')).toBeLessThanOrEqual(6000);
    expect(lettersOf('水')).toBeLessThanOrEqual(4000);
  });

  it('has the photo of the question, and mentions those of earlier ones', () => {
    const photo = Buffer.from('a photo');
    const turns = transcriptOf([question('a', '/1'), reply('A'), question('b', '/2')], photo);
    expect(turns).toEqual([
      { role: 'user', content: 'a\n\n(There was a photo with this.)' },
      { role: 'assistant', content: 'A' },
      { role: 'user', content: 'b', photo },
    ]);
  });

  it('begins with a question', () => {
    expect(transcriptOf([question('a'.repeat(50)), reply('A'), question('b')], undefined, 10)).toEqual([
      { role: 'user', content: 'b' },
    ]);
  });
});

describe('the title of a conversation', () => {
  it('is its first question, cut between words, unless the person has named it', () => {
    expect(titleAfter({ title: 'New Chat' }, ' Why\n yellow? ')).toBe('Why yellow?');
    const long = titleAfter(
      { title: 'New Chat' },
      'Why are the leaves of my monstera yellow at the edges and brown inside?',
    );
    expect(long).toBe('Why are the leaves of my monstera yellow at the edges and…');
    expect(titleAfter({ title: 'My ficus' }, 'Why?')).toBe('My ficus');
  });
});
