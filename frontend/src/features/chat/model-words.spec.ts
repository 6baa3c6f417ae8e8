import { usingWords, writtenBy } from './model-words';

describe('the model switch', () => {
  it('names the first provider’s model, or GPT-4o with its provider', () => {
    const first = {
      useOpenAI: false,
      provider: 'anthropic',
      model: 'claude-sonnet-5-5',
      isAvailable: true,
    } as const;
    expect(usingWords(first)).toBe('Using claude-sonnet-5-5');
    expect(usingWords({ ...first, useOpenAI: true, provider: 'openai', model: 'gpt-4o' })).toBe(
      'Using GPT-4o (OpenAI)',
    );
    expect(usingWords({ ...first, provider: 'local', model: 'leaflore-assistant' })).toBe(
      'Using Leaflore’s own assistant',
    );
  });

  it('says who wrote an answer', () => {
    expect(writtenBy('local', 'leaflore-assistant')).toMatch(/isn’t a language model/);
    expect(writtenBy('openai', 'gpt-4o')).toMatch(/^Written by GPT-4o \(OpenAI\)/);
    expect(writtenBy(null, null)).toBeUndefined();
  });
});
