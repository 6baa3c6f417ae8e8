import OpenAI from 'openai';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { modelFailed } from '../domain/chat.errors.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ChatUsage } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import { INSTRUCTIONS, MAX_ROUNDS, MAX_TOKENS } from './instructions.js';
import { Lookups } from './lookups.js';
import { RemoteChat } from './remote-chat.js';
import type { RemoteSettings } from './remote-settings.js';

type Messages = OpenAI.ChatCompletionMessageParam[];

/** A model of OpenAI, or of a server with the same protocol, which looks things up with tools. */
export class OpenaiChatModel extends ChatModel {
  readonly provider = 'openai';
  readonly model: string;
  private readonly client: OpenAI;
  private readonly remote: RemoteChat;

  constructor(
    { apiKey, model, baseURL, silenceMs }: RemoteSettings,
    private readonly tools: KnowledgeTools,
  ) {
    super();
    this.model = model;
    this.remote = new RemoteChat(this.provider, silenceMs);
    this.client = new OpenAI({
      apiKey,
      baseURL,
      maxRetries: 0,
      logLevel: 'off',
      fetch: outboundFetch(OUTBOUND.chat),
    });
  }

  answer(question: ChatQuestion, write: (part: string) => void): Promise<ChatUsage> {
    return this.remote.run(question.signal, async (signal, heard) => {
      const messages: Messages = [{ role: 'system', content: INSTRUCTIONS }, ...question.turns];
      const lookups = new Lookups(this.tools, question.gardener);
      const usage = { provider: this.provider, model: this.model, inputTokens: 0, outputTokens: 0 };
      for (let round = 0; ; round += 1) {
        if (!(await question.mayCall())) throw modelFailed.spent();
        const completion = await this.call(
          messages,
          round < MAX_ROUNDS,
          signal,
          (part) => (heard(), write(part)),
        );
        usage.inputTokens += completion.usage?.prompt_tokens ?? 0;
        usage.outputTokens += completion.usage?.completion_tokens ?? 0;
        const { message, finish_reason: ending } = completion.choices[0]!;
        if (message.refusal || ending === 'content_filter') throw modelFailed.refused();
        const asked = (message.tool_calls ?? []).filter((call) => call.type === 'function');
        if (!asked.length || round >= MAX_ROUNDS) return usage;
        heard();
        messages.push({ role: 'assistant', content: message.content, tool_calls: asked });
        for (const { id, function: call } of asked)
          messages.push({
            role: 'tool',
            tool_call_id: id,
            content: await lookups.run(call.name, parse(call.arguments)),
          });
        if (message.content) write('\n\n');
      }
    });
  }

  private async call(
    messages: Messages,
    mayLookUp: boolean,
    signal: AbortSignal,
    write: (part: string) => void,
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
    const completion = await stream.finalChatCompletion();
    if (!completion.choices[0]?.finish_reason) throw modelFailed.unreadable();
    return completion;
  }
}

/** Arguments that are no JSON fit no tool. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
