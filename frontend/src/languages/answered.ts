import english from './en/answered';
import { texts } from './texts';

/** The texts of the notice that a question was answered. */
export const tAnswered = texts('answered', english);
