import { texts } from '../../../kernel/languages/texts.js';

const tAssistant = texts('assistant');

/** Light, as the library names it, from most to least, and within a sentence. */
const LIGHT: Record<string, () => string> = {
  'Full sun': () => tAssistant('fullSun'),
  'Bright direct': () => tAssistant('brightDirect'),
  'Bright indirect': () => tAssistant('brightIndirect'),
  'Medium indirect': () => tAssistant('mediumIndirect'),
  'Partial shade': () => tAssistant('partialShade'),
  'Low to medium indirect': () => tAssistant('lowIndirect'),
  Shade: () => tAssistant('shade'),
};

/** "bright indirect"; other words as they stand, in lower case. */
export const lightWords = (lightNeeds: string): string => LIGHT[lightNeeds]?.() ?? lightNeeds.toLowerCase();

/** 0 for full sun, more for less light; most for words that the library does not have. */
export function lightRank(lightNeeds: string): number {
  const names = Object.keys(LIGHT);
  const rank = names.indexOf(lightNeeds);
  return rank < 0 ? names.length : rank;
}
