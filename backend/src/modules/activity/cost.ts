import type { AiCall } from './activity.js';

/** What a model costs: US dollars for a million tokens, which is millionths of a dollar for one. */
export interface Price {
  model: string;
  input: number;
  output: number;
}

/** Reads prices such as `gpt-4o=2.5/10`. */
export const readPrices = (texts: readonly string[]): Price[] =>
  texts.map((text) => {
    const [model = '', prices = ''] = text.split('=');
    const [input = 0, output = 0] = prices.split('/').map(Number);
    return { model, input, output };
  });

/** A dated version of a model, such as gpt-4o-2024-11-20, costs what the model costs. */
const isFor = (model: string, { model: name }: Price): boolean =>
  model === name || (model.startsWith(name) && /^-\d{4}/.test(model.slice(name.length)));

/** Millionths of a US dollar that a call cost; null where its tokens or its price are not known. */
export function costOf(
  { model, inputTokens, outputTokens }: Pick<AiCall, 'model' | 'inputTokens' | 'outputTokens'>,
  prices: readonly Price[],
): number | null {
  const price = prices.find((one) => isFor(model, one));
  if (!price || (inputTokens === undefined && outputTokens === undefined)) return null;
  return Math.round((inputTokens ?? 0) * price.input + (outputTokens ?? 0) * price.output);
}
