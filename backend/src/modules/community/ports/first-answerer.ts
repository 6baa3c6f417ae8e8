import type { AiCall } from '../../activity/index.js';
import type { Gardener } from '../../garden/index.js';

/** A question to the experts, as the AI gets it. */
export interface AskedQuestion {
  /** The answer is logged under this id, so that of several tries one counts. */
  id: string;
  gardener: Gardener;
  question: string;
  /** From where it was asked. */
  address: string;
}

/** The answer as Markdown, and what is to be recorded of it in the transaction that keeps it. */
export interface FirstAnswer {
  text: string;
  call: AiCall;
}

/** The AI that answers a question before a person does. */
export abstract class FirstAnswerer {
  abstract answer(asked: AskedQuestion): Promise<FirstAnswer>;
}
