import { tExpert } from '../../languages/expert';
import type { ConversationDto } from '../../shared/api/chat';

/** The title of a conversation in which nothing was asked yet, as the server knows it: it takes the first question instead. */
// eslint-disable-next-line no-restricted-syntax -- a value of the server
export const NEW_CHAT = 'New Chat';

/** How a conversation is called. */
export const titleOf = ({ title }: Pick<ConversationDto, 'title'>): string =>
  title === NEW_CHAT ? tExpert('newChat') : title;
