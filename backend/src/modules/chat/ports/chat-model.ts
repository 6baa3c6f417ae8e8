import type { LanguageCode } from '../../../kernel/languages/language.js';
import type { Turn } from '../domain/transcript.js';
import type { Units } from '@leaflore/doctor/units';
import type { Gardener } from '../../garden/index.js';
import type { Meter } from '../domain/meter.js';

/** A question with what was said before it, and who asks. */
export interface ChatQuestion {
  gardener: Gardener & { units: Units; language?: LanguageCode | null };
  /** The last one is the question. */
  turns: Turn[];
  /** Aborted when nobody wants the reply any more. */
  signal: AbortSignal;
  /** Counts one call of a paid provider before it is made; false, and not counted, when today's limit is reached. */
  mayCall: () => Promise<boolean>;
}

/** Takes a reply as it grows, as Markdown. */
export interface ReplyText {
  write(part: string): void;
  /** What was said so far is no part of the answer. */
  restart(): Promise<void>;
}

/** Answers questions about plants and gardens. */
export abstract class ChatModel {
  abstract readonly provider: string;
  abstract readonly model: string;

  /**
   * Passes on the reply part by part, and notes at the meter what it takes, also where it fails. Answers how sure it is (0 to 1),
   * where that is known. Expected failures are all of `modelFailed`.
   */
  abstract answer(question: ChatQuestion, reply: ReplyText, meter: Meter): Promise<number | undefined>;
}
