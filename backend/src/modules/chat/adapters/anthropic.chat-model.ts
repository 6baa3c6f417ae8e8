import Anthropic from '@anthropic-ai/sdk';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { modelFailed } from '../domain/chat.errors.js';
import type { Turn } from '../domain/transcript.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import type { Dialogue, Listening } from './dialogue.js';
import { instructions, MAX_TOKENS } from './instructions.js';
import { RemoteChatModel } from './remote.chat-model.js';
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
      listen: async (listening) => {
        const { content, stop_reason } = await this.call(messages, listening);
        if (stop_reason === 'refusal') throw modelFailed.refused();
        messages.push({ role: 'assistant', content });
        return {
          lookups: stop_reason === 'tool_use' ? content.filter((block) => block.type === 'tool_use') : [],
          hasText: content.some(({ type }) => type === 'text'),
          isCut: stop_reason === 'max_tokens',
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
    { mayLookUp, signal, write, count }: Listening,
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
        system: instructions(),
        tools,
        tool_choice: { type: mayLookUp ? 'auto' : 'none' },
        messages,
      },
      { signal },
    );
    stream.on('text', write);
    stream.on('streamEvent', (event) => {
      const usage =
        event.type === 'message_start' ? event.message?.usage : 'usage' in event ? event.usage : null;
      count(usage?.input_tokens, usage?.output_tokens);
    });
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
