import { tExpert } from '../../languages/expert';
import type { ExpertModelDto } from '../../shared/api/chat';

const PROVIDERS: Record<string, () => string> = {
  anthropic: () => tExpert('anthropic'),
  openai: () => 'OpenAI',
};
const providerName = (provider: string): string => PROVIDERS[provider]?.() ?? provider;

/** A model's name as its maker writes it: that of `gpt-4o` is GPT-4o. */
export const nameOf = (model: string) => model.replace(/^gpt-/, 'GPT-');

/** What the switch says about the model that answers. */
export function usingWords({ provider, model, useOpenAI }: ExpertModelDto): string {
  if (provider === 'local') return tExpert('usingAssistant');
  return useOpenAI
    ? tExpert('usingOf', { model: nameOf(model), provider: providerName(provider) })
    : tExpert('using', { model: nameOf(model) });
}

/** Who wrote an answer. */
export function writtenBy(provider: string | null, model: string | null): string | undefined {
  if (!provider) return undefined;
  if (provider === 'local') return tExpert('byAssistant');
  return tExpert('writtenBy', { model: nameOf(model ?? ''), provider: providerName(provider) });
}
