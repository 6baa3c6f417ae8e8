import { inUnits } from '@leaflore/doctor/units';
import { language } from '../../../kernel/languages/language.js';
import type { LocalAssistant } from '../assistant/local-assistant.js';
import type { PhotoReader } from '../assistant/photo-reader.js';
import { ChatModel } from '../ports/chat-model.js';
import type { ChatQuestion, ReplyText } from '../ports/chat-model.js';

/** Leaflore's own assistant as a model. It needs no key and no network, and is no language model. */
export class LocalChatModel extends ChatModel {
  readonly provider = 'local';
  readonly model = 'leaflore-assistant';

  constructor(
    private readonly assistant: LocalAssistant,
    private readonly photos: PhotoReader,
  ) {
    super();
  }

  async answer({ gardener, turns }: ChatQuestion, reply: ReplyText): Promise<number> {
    const photo = turns.at(-1)?.photo;
    const seen = photo && (await this.photos.read(photo));
    const { text, confidence } = await this.assistant.answer(gardener, turns, seen);
    reply.write(inUnits(text, gardener.units, language()));
    return confidence;
  }
}
