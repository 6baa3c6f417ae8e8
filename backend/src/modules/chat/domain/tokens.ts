const ASCII_END = 0x80;
/** Latin letters with marks, Greek, Cyrillic. */
const LATIN_LIKE_END = 0x530;
const TWO_BYTES_END = 0x800;
const PUNCTUATION = [0x2000, 0x206f] as const;
const SURROGATES = [0xd800, 0xdfff] as const;
/** Chinese, Japanese and Korean. */
const CJK = [
  [0x2e80, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
] as const;

const A_THIRD = 1 / 3;
const isIn = (code: number, [from, to]: readonly [number, number]) => code >= from && code <= to;

/**
 * Estimates how many tokens a text has for a model, rather too many than too few. Tokenizers differ between providers, and
 * that of Claude is not published. Words in Latin letters count one token for every three letters; digits, marks and letters
 * after a digit count one each; other alphabets one for each letter; Chinese, Japanese and Korean two for three signs;
 * everything else its bytes, which no byte-level tokenizer exceeds.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    tokens += isBlankOrLetter(code) && !isDigit(before) ? A_THIRD : weightOf(code);
    before = code;
  }
  return Math.ceil(tokens);
}

function weightOf(code: number): number {
  if (code < ASCII_END) return 1;
  if (code < LATIN_LIKE_END || isIn(code, PUNCTUATION)) return 1;
  if (isIn(code, SURROGATES)) return 2; // half of a letter of four bytes
  if (CJK.some((block) => isIn(code, block))) return 1.5;
  return code < TWO_BYTES_END ? 2 : 3;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isBlankOrLetter = (code: number): boolean => {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || code === 0x20 || code === 0x0a;
};
