import { estimateTokens } from './tokens.js';

/** Tokens of texts in several scripts, by cl100k_base or o200k_base (GPT-4, GPT-4o), whichever makes more of it. */
const MEASURED: [text: string, tokens: number][] = [
  ['When did I last water the monstera by the window?', 13],
  ['Pourquoi les feuilles de mon ficus tombent-elles déjà ?', 15],
  ['Почему желтеют листья у моего фикуса?', 22],
  ['为什么我的榕树掉叶子？', 16],
  ['なぜ私のフィカスは葉を落とすのですか？', 22],
  ['왜 고무나무 잎이 떨어지나요?', 20],
  ['لماذا تتساقط أوراق التين؟', 20],
  ['मेरे पौधे की पत्तियाँ पीली क्यों हैं?', 34],
  ['ทำไมใบไม้ถึงร่วง', 15],
  ['አበባዬ ለምን ይደርቃል', 36],
  ['🌱🌿🍃🥀', 12],
  ['0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b', 34],
  ['{"id":"0b6f5c1e","waterDueOn":"2026-11-28","status":"needs-water"}', 28],
];

describe('an estimate of tokens', () => {
  it.each(MEASURED)('of %s is not below what a tokenizer makes of it', (text, tokens) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens);
    expect(estimateTokens(text)).toBeLessThanOrEqual(Buffer.byteLength(text));
  });

  it('grows with the text, whatever its script, and is nothing for none', () => {
    expect(estimateTokens('')).toBe(0);
    for (const letter of ['a', '7', 'ж', '水', 'ก', '🌱'])
      expect(estimateTokens(letter.repeat(300))).toBeGreaterThanOrEqual(100);
  });
});
