import type { LocalAssistant } from '../assistant/local-assistant.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ChatUsage } from '../ports/chat-model.js';

/** Leaflore's own assistant as a model. It needs no key and no network, and is no language model. */
export class LocalChatModel extends ChatModel {
  readonly provider = 'local';
  readonly model = 'leaflore-assistant';

  constructor(private readonly assistant: LocalAssistant) {
    super();
  }

  async answer({ gardener, turns }: ChatQuestion, write: (part: string) => void): Promise<ChatUsage> {
    const { text, confidence } = await this.assistant.answer(gardener, turns);
    write(text);
    return { provider: this.provider, model: this.model, confidence };
  }
}
