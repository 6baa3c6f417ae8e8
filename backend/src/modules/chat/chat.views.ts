import type { ChatMessageDto } from './chat.dto.js';
import type { Message } from './domain/chat.js';

/** A message as it is shown. */
export const toMessage = ({
  id,
  conversationId,
  role,
  content,
  imageUrl,
  state,
  provider,
  model,
  createdAt,
}: Message): ChatMessageDto => ({
  id,
  conversationId,
  role,
  content,
  imageUrl,
  state,
  provider,
  model,
  createdAt: createdAt.toISOString(),
});
