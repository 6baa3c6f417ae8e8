import english from './en/answers';
import { texts } from './texts';

/** The texts of what is said after an answer to a task. */
export const tAnswers = texts('answers', english);
