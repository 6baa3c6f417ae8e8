import type { ChatMessageDto } from './chat.dto.js';
import type { Message } from './domain/chat.js';

/** A message as it is shown. */
export const toMessage = ({
  userId: _owner,
  closedAt: _closed,
  createdAt,
  ...message
}: Message): ChatMessageDto => ({
  ...message,
  createdAt: createdAt.toISOString(),
});
