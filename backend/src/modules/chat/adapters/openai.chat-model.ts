import OpenAI from 'openai';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { modelFailed } from '../domain/chat.errors.js';
import type { Turn } from '../domain/transcript.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import type { Dialogue, Listening } from './dialogue.js';
import { instructions, MAX_TOKENS } from './instructions.js';
import { RemoteChatModel } from './remote.chat-model.js';
import type { RemoteSettings } from './remote-settings.js';

type Message = OpenAI.ChatCompletionMessageParam;

/** A model of OpenAI, or of a server with the same protocol. */
export class OpenaiChatModel extends RemoteChatModel {
  private readonly client: OpenAI;

  constructor(settings: RemoteSettings, tools: KnowledgeTools) {
    super('openai', settings, tools);
    const { apiKey, baseURL } = settings;
    const fetch = outboundFetch(OUTBOUND.chat);
    this.client = new OpenAI({ apiKey, baseURL, maxRetries: 0, logLevel: 'off', fetch });
  }

  protected begin(turns: Turn[]): Dialogue {
    const messages: Message[] = [{ role: 'system', content: instructions() }, ...turns.map(toMessage)];
    return {
      listen: async (listening) => {
        const { choices } = await this.call(messages, listening);
        const { message, finish_reason } = choices[0]!;
        if (message.refusal || finish_reason === 'content_filter') throw modelFailed.refused();
        const isCut = finish_reason === 'length';
        const calls = isCut ? [] : (message.tool_calls ?? []).filter((call) => call.type === 'function');
        if (calls.length) messages.push({ role: 'assistant', content: message.content, tool_calls: calls });
        return {
          lookups: calls.map(({ id, function: { name, arguments: input } }) => ({
            id,
            name,
            input: parse(input),
          })),
          hasText: Boolean(message.content),
          isCut,
        };
      },
      tell: (found) =>
        void messages.push(
          ...found.map(({ id, content }): Message => ({ role: 'tool', tool_call_id: id, content })),
        ),
    };
  }

  private async call(
    messages: Message[],
    { mayLookUp, signal, write, count }: Listening,
  ): Promise<OpenAI.ChatCompletion> {
    const tools = this.tools.all.map(({ name, description, schema }) => ({
      type: 'function' as const,
      function: { name, description, parameters: schema },
    }));
    const stream = this.client.chat.completions.stream(
      {
        model: this.model,
        max_completion_tokens: MAX_TOKENS,
        messages,
        tools,
        tool_choice: mayLookUp ? 'auto' : 'none',
        stream_options: { include_usage: true },
      },
      { signal },
    );
    stream.on('content', write);
    stream.on('chunk', ({ usage }) => count(usage?.prompt_tokens, usage?.completion_tokens));
    const completion = await stream.finalChatCompletion();
    if (!completion.choices[0]?.finish_reason) throw modelFailed.unreadable();
    return completion;
  }
}

function toMessage({ role, content, photo }: Turn): Message {
  if (!photo || role !== 'user') return { role, content };
  const url = `data:image/webp;base64,${photo.toString('base64')}`;
  return {
    role,
    content: [
      { type: 'image_url', image_url: { url } },
      { type: 'text', text: content },
    ],
  };
}

/** Arguments that are no JSON fit no tool. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
