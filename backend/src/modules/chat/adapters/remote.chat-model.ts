import { modelFailed } from '../domain/chat.errors.js';
import type { Meter } from '../domain/meter.js';
import { estimateTokens } from '../domain/tokens.js';
import type { Turn } from '../domain/transcript.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ReplyText } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import type { Dialogue, Round } from './dialogue.js';
import { cutShort, instructions, MAX_ANSWER, MAX_ROUNDS } from './instructions.js';
import { Lookups } from './lookups.js';
import { RemoteChat } from './remote-chat.js';
import type { RemoteSettings } from './remote-settings.js';

/** A photo, by the formula of Anthropic for one of 1568 px; OpenAI takes less. */
const PHOTO_TOKENS = 1600;

/** One call: whether it may look things up, and how many tokens are sent with it, about. */
interface Call {
  mayLookUp: boolean;
  sentTokens: number;
  signal: AbortSignal;
}

/** A model of a provider, which looks things up with tools, in a bounded number of rounds. */
export abstract class RemoteChatModel extends ChatModel {
  readonly model: string;
  private readonly remote: RemoteChat;

  constructor(
    readonly provider: string,
    { model, silenceMs }: RemoteSettings,
    protected readonly tools: KnowledgeTools,
  ) {
    super();
    this.model = model;
    this.remote = new RemoteChat(provider, silenceMs);
  }

  protected abstract begin(turns: Turn[]): Dialogue;

  /** Models do not say how sure they are: it answers undefined. */
  answer(question: ChatQuestion, reply: ReplyText, meter: Meter): Promise<undefined> {
    return this.remote.run(question.signal, async (signal, heard) => {
      const dialogue = this.begin(question.turns);
      const lookups = new Lookups(this.tools, question.gardener);
      const asked = this.tokensOf(question.turns);
      const write = (part: string) => (heard(), reply.write(part));
      for (let round = 0; ; round += 1) {
        if (!(await question.mayCall())) throw modelFailed.spent();
        const mayLookUp = round < MAX_ROUNDS;
        const call = { mayLookUp, sentTokens: asked + lookups.read, signal };
        const said = await listen(dialogue, call, write, meter);
        if (said.isCut && said.hasText) reply.write(cutShort());
        if (!said.lookups.length) return undefined;
        if (!mayLookUp) throw modelFailed.unreadable();
        heard();
        dialogue.tell(await lookups.runAll(said.lookups));
        if (said.hasText) await reply.restart(); // "Let me look that up"
      }
    });
  }

  /** What is sent with the first call, about. */
  private tokensOf(turns: Turn[]): number {
    const said = turns.map(({ content, photo }) => estimateTokens(content) + (photo ? PHOTO_TOKENS : 0));
    return said.reduce(
      (sum, tokens) => sum + tokens,
      estimateTokens(instructions() + JSON.stringify(this.tools.all)),
    );
  }
}

/** Makes one call; of one that is broken off in mid-answer the tokens that its provider has not said are estimated. */
async function listen(
  dialogue: Dialogue,
  { mayLookUp, sentTokens, signal }: Call,
  write: (part: string) => void,
  meter: Meter,
): Promise<Round> {
  const tokens = meter.begin();
  const tooLong = new AbortController();
  let text = '';
  try {
    return await dialogue.listen({
      mayLookUp,
      signal: AbortSignal.any([signal, tooLong.signal]),
      write: (part) => {
        text += part;
        if (text.length > MAX_ANSWER) return tooLong.abort();
        return write(part);
      },
      count: (input, output) => {
        if (typeof input === 'number') tokens.inputTokens = input;
        if (typeof output === 'number') tokens.outputTokens = output;
      },
    });
  } catch (error) {
    if (text) {
      tokens.inputTokens ??= sentTokens;
      tokens.outputTokens = Math.max(tokens.outputTokens ?? 0, estimateTokens(text));
    }
    throw tooLong.signal.aborted ? modelFailed.unreadable() : error;
  }
}
