import type { Turn } from '../domain/transcript.js';
import type { Units } from '@leaflore/doctor/units';
import type { Gardener } from '../../garden/index.js';

/** A question with what was said before it, and who asks. */
export interface ChatQuestion {
  gardener: Gardener & { units: Units };
  /** The last one is the question. */
  turns: Turn[];
  /** Aborted when nobody wants the reply any more. */
  signal: AbortSignal;
  /** Counts one call of a paid provider before it is made; false, and not counted, when today's limit is reached. */
  mayCall: () => Promise<boolean>;
}

/** Who wrote a reply, and what it took. */
export interface ChatUsage {
  provider: string;
  model: string;
  inputTokens?: number;
  outputTokens?: number;
  /** 0 to 1, where it is known. */
  confidence?: number;
}

/** Answers questions about plants and gardens. */
export abstract class ChatModel {
  abstract readonly provider: string;
  abstract readonly model: string;

  /** Passes on the reply part by part, as Markdown. Expected failures are all of `modelFailed`. */
  abstract answer(question: ChatQuestion, write: (part: string) => void): Promise<ChatUsage>;
}
