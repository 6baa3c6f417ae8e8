import { texts } from '../../../kernel/languages/texts.js';

const tAssistant = texts('assistant');

/** Light, as the library names it, within a sentence. */
const LIGHT: Record<string, () => string> = {
  'Full sun': () => tAssistant('fullSun'),
  'Bright direct': () => tAssistant('brightDirect'),
  'Bright indirect': () => tAssistant('brightIndirect'),
  'Medium indirect': () => tAssistant('mediumIndirect'),
  'Low to medium indirect': () => tAssistant('lowIndirect'),
  'Partial shade': () => tAssistant('partialShade'),
  Shade: () => tAssistant('shade'),
};

/** "bright indirect"; other words as they stand, in lower case. */
export const lightWords = (lightNeeds: string): string => LIGHT[lightNeeds]?.() ?? lightNeeds.toLowerCase();
