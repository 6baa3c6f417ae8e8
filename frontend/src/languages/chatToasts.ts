import english from './en/chatToasts';
import { texts } from './texts';

/** The texts of what is said for a moment about conversations, and about reading aloud. */
export const tChatToasts = texts('chatToasts', english);
