import type { ExpertModelDto } from '../../shared/api/chat';

const PROVIDERS: Record<string, string> = { anthropic: 'Anthropic', openai: 'OpenAI' };

/** A model's name as its maker writes it: that of `gpt-4o` is GPT-4o. */
export const nameOf = (model: string) => model.replace(/^gpt-/, 'GPT-');

/** What the switch says about the model that answers. */
export function usingWords({ provider, model, useOpenAI }: ExpertModelDto): string {
  if (provider === 'local') return 'Using Leaflore’s own assistant';
  return useOpenAI ? `Using ${nameOf(model)} (${PROVIDERS[provider] ?? provider})` : `Using ${nameOf(model)}`;
}

/** Who wrote an answer. */
export function writtenBy(provider: string | null, model: string | null): string | undefined {
  if (!provider) return undefined;
  if (provider === 'local') return 'Looked up by Leaflore’s own assistant, which isn’t a language model.';
  return `Written by ${nameOf(model ?? '')} (${PROVIDERS[provider] ?? provider}). AI can be wrong: check what matters.`;
}
