import { speak, type LanguageCode } from '../../languages/language';
import { listWords } from './list-words';

afterEach(() => speak('en'));

describe('a list in words', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'watered, fed and pruned'],
    ['es', 'watered, fed y pruned'],
    ['de', 'watered, fed und pruned'],
  ])('is put together in %s as its speakers do it', (code, words) => {
    speak(code);
    expect(listWords(['watered', 'fed', 'pruned'])).toBe(words);
  });

  it('is the thing itself where there is only one', () => expect(listWords(['watered'])).toBe('watered'));
});
