import english from './en/chat';
import { texts } from './texts';

/** The texts of the page of the plant expert. */
export const tChat = texts('chat', english);
