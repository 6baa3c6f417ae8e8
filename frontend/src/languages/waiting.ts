import english from './en/waiting';
import { texts } from './texts';

/** The texts of what waits for a network. */
export const tWaiting = texts('waiting', english);
