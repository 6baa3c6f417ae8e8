import Anthropic from '@anthropic-ai/sdk';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { modelFailed } from '../domain/chat.errors.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ChatUsage } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import { INSTRUCTIONS, MAX_ROUNDS, MAX_TOKENS } from './instructions.js';
import { Lookups } from './lookups.js';
import { RemoteChat } from './remote-chat.js';
import type { RemoteSettings } from './remote-settings.js';

/** Claude, which looks things up with tools. */
export class AnthropicChatModel extends ChatModel {
  readonly provider = 'anthropic';
  readonly model: string;
  private readonly client: Anthropic;
  private readonly remote: RemoteChat;

  constructor(
    { apiKey, model, baseURL, silenceMs }: RemoteSettings,
    private readonly tools: KnowledgeTools,
  ) {
    super();
    this.model = model;
    this.remote = new RemoteChat(this.provider, silenceMs);
    this.client = new Anthropic({
      apiKey,
      baseURL,
      maxRetries: 0,
      logLevel: 'off',
      fetch: outboundFetch(OUTBOUND.chat),
    });
  }

  answer(question: ChatQuestion, write: (part: string) => void): Promise<ChatUsage> {
    return this.remote.run(question.signal, async (signal, heard) => {
      const messages: Anthropic.MessageParam[] = question.turns.map(({ role, content }) => ({
        role,
        content,
      }));
      const lookups = new Lookups(this.tools, question.gardener);
      const usage = { provider: this.provider, model: this.model, inputTokens: 0, outputTokens: 0 };
      for (let round = 0; ; round += 1) {
        if (!(await question.mayCall())) throw modelFailed.spent();
        const message = await this.call(
          messages,
          round < MAX_ROUNDS,
          signal,
          (part) => (heard(), write(part)),
        );
        usage.inputTokens += message.usage?.input_tokens ?? 0;
        usage.outputTokens += message.usage?.output_tokens ?? 0;
        const asked = message.content.filter((block) => block.type === 'tool_use');
        if (message.stop_reason === 'refusal') throw modelFailed.refused();
        if (message.stop_reason !== 'tool_use' || !asked.length || round >= MAX_ROUNDS) return usage;
        heard();
        const results = await Promise.all(
          asked.map(async ({ id, name, input }) => ({
            type: 'tool_result' as const,
            tool_use_id: id,
            content: await lookups.run(name, input),
          })),
        );
        messages.push({ role: 'assistant', content: message.content }, { role: 'user', content: results });
        if (message.content.some(({ type }) => type === 'text')) write('\n\n');
      }
    });
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
