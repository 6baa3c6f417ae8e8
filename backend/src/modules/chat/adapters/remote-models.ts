import type { Config } from '../../../platform/config/config.js';
import type { ChatModel } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';

/** The remote models that have a key. Only the SDKs that are used are loaded. */
export async function remoteModels(
  config: Config,
  tools: KnowledgeTools,
): Promise<{ anthropic?: ChatModel; openai?: ChatModel }> {
  const silenceMs = config.CHAT_SILENCE_S * 1000;
  const { ANTHROPIC_API_KEY, ANTHROPIC_MODEL, ANTHROPIC_BASE_URL } = config;
  const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL } = config;
  return {
    anthropic: ANTHROPIC_API_KEY
      ? new (await import('./anthropic.chat-model.js')).AnthropicChatModel(
          { apiKey: ANTHROPIC_API_KEY, model: ANTHROPIC_MODEL, baseURL: ANTHROPIC_BASE_URL, silenceMs },
          tools,
        )
      : undefined,
    openai: OPENAI_API_KEY
      ? new (await import('./openai.chat-model.js')).OpenaiChatModel(
          { apiKey: OPENAI_API_KEY, model: OPENAI_MODEL, baseURL: OPENAI_BASE_URL, silenceMs },
          tools,
        )
      : undefined,
  };
}
