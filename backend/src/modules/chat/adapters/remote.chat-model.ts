import { modelFailed } from '../domain/chat.errors.js';
import type { Turn } from '../domain/transcript.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ChatUsage } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import { MAX_ROUNDS } from './instructions.js';
import { Lookups } from './lookups.js';
import { RemoteChat } from './remote-chat.js';
import type { RemoteSettings } from './remote-settings.js';

/** Something that a model wants to look up. */
interface Lookup {
  id: string;
  name: string;
  input: unknown;
}

/** What a model has said in one round. */
interface Round {
  lookups: Lookup[];
  hasText: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** What is being said to a model and by it, in the words of its provider. */
export interface Dialogue {
  /** One call; passes on text as it comes. Throws `model-refused`, `model-unreadable`, or an error of the SDK. */
  listen(mayLookUp: boolean, signal: AbortSignal, write: (part: string) => void): Promise<Round>;
  /** Says what was found for the look-ups of the last round. */
  tell(found: { id: string; content: string }[]): void;
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

  answer(question: ChatQuestion, write: (part: string) => void): Promise<ChatUsage> {
    return this.remote.run(question.signal, async (signal, heard) => {
      const dialogue = this.begin(question.turns);
      const lookups = new Lookups(this.tools, question.gardener);
      const usage = { provider: this.provider, model: this.model, inputTokens: 0, outputTokens: 0 };
      for (let round = 0; ; round += 1) {
        if (!(await question.mayCall())) throw modelFailed.spent();
        const said = await dialogue.listen(round < MAX_ROUNDS, signal, (part) => (heard(), write(part)));
        usage.inputTokens += said.inputTokens;
        usage.outputTokens += said.outputTokens;
        if (!said.lookups.length || round >= MAX_ROUNDS) return usage;
        heard();
        dialogue.tell(
          await Promise.all(
            said.lookups.map(async ({ id, name, input }) => ({
              id,
              content: await lookups.run(name, input),
            })),
          ),
        );
        if (said.hasText) write('\n\n');
      }
    });
  }
}
