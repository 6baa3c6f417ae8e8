import type { ChatModel } from './chat-model.js';

/** The models that are set up. */
export abstract class ChatModels {
  /** Our own assistant, which is always there. */
  abstract readonly local: ChatModel;

  /** The remote model of a choice; undefined where it is not set up. */
  abstract remote(useOpenAI: boolean): ChatModel | undefined;
}
