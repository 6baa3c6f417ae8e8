import Anthropic from '@anthropic-ai/sdk';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { modelFailed } from '../domain/chat.errors.js';
import type { Turn } from '../domain/transcript.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import { INSTRUCTIONS, MAX_TOKENS } from './instructions.js';
import { RemoteChatModel } from './remote.chat-model.js';
import type { Dialogue } from './remote.chat-model.js';
import type { RemoteSettings } from './remote-settings.js';

/** Claude. */
export class AnthropicChatModel extends RemoteChatModel {
  private readonly client: Anthropic;

  constructor(settings: RemoteSettings, tools: KnowledgeTools) {
    super('anthropic', settings, tools);
    const { apiKey, baseURL } = settings;
    const fetch = outboundFetch(OUTBOUND.chat);
    this.client = new Anthropic({ apiKey, baseURL, maxRetries: 0, logLevel: 'off', fetch });
  }

  protected begin(turns: Turn[]): Dialogue {
    const messages = turns.map(toMessage);
    return {
      listen: async (mayLookUp, signal, write) => {
        const { content, stop_reason, usage } = await this.call(messages, mayLookUp, signal, write);
        if (stop_reason === 'refusal') throw modelFailed.refused();
        messages.push({ role: 'assistant', content });
        return {
          lookups: stop_reason === 'tool_use' ? content.filter((block) => block.type === 'tool_use') : [],
          hasText: content.some(({ type }) => type === 'text'),
          inputTokens: usage?.input_tokens ?? 0,
          outputTokens: usage?.output_tokens ?? 0,
        };
      },
      tell: (found) =>
        void messages.push({
          role: 'user',
          content: found.map(({ id, content }) => ({ type: 'tool_result', tool_use_id: id, content })),
        }),
    };
  }

  private async call(
    messages: Anthropic.MessageParam[],
    mayLookUp: boolean,
    signal: AbortSignal,
    write: (part: string) => void,
  ): Promise<Anthropic.Message> {
    const tools = this.tools.all.map(({ name, description, schema }) => ({
      name,
      description,
      input_schema: schema as Anthropic.Tool.InputSchema,
    }));
    const stream = this.client.messages.stream(
      {
        model: this.model,
        max_tokens: MAX_TOKENS,
        system: INSTRUCTIONS,
        tools,
        tool_choice: { type: mayLookUp ? 'auto' : 'none' },
        messages,
      },
      { signal },
    );
    stream.on('text', write);
    const message = await stream.finalMessage();
    if (!Array.isArray(message.content) || !message.stop_reason) throw modelFailed.unreadable();
    return message;
  }
}

function toMessage({ role, content, photo }: Turn): Anthropic.MessageParam {
  if (!photo) return { role, content };
  const source = { type: 'base64', media_type: 'image/webp', data: photo.toString('base64') } as const;
  return {
    role,
    content: [
      { type: 'image', source },
      { type: 'text', text: content },
    ],
  };
}
