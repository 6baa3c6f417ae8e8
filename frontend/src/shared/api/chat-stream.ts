import { readEvents } from '../lib/event-stream';
import type { ApiError } from './base-api';
import type { ChatMessageDto, ExchangeDto } from './generated/chat';

/**
 * What a stream of a reply says. `text`: what the reply contains from a letter on; `restored`: asking again has failed, and the reply from
 * before is there again.
 */
export type ReplyEvent =
  | { name: 'asked' | 'done'; data: ExchangeDto }
  | { name: 'restored'; data: ExchangeDto & Pick<ApiError, 'code' | 'message'> }
  | { name: 'text'; data: { from: number; text: string } };

/** The question may or may not have come in. */
export const NO_ANSWER: ApiError = { status: 0, code: 'network', message: '' };

/**
 * Asks for a reply as a stream and passes on its events; answers whether it came to its end, or why nothing was begun. A stream
 * that breaks later is no error: the reply is written on, and can be followed.
 */
export async function streamReply(
  address: string,
  init: RequestInit,
  onEvent: (event: ReplyEvent) => void,
): Promise<{ isDone: boolean } | { error: ApiError }> {
  let wasBegun = false;
  try {
    const answer = await fetch(new URL(address, location.origin), {
      ...init,
      headers: { accept: 'text/event-stream', ...init.headers },
    });
    if (!answer.ok || !answer.body) return { error: await toError(answer) };
    for await (const { name, data } of readEvents(answer.body)) {
      wasBegun = true;
      onEvent({ name, data: JSON.parse(data) } as ReplyEvent);
      if (name === 'done') return { isDone: true };
      if (name === 'restored') return { error: { status: 503, ...codeOf(data) } };
    }
  } catch {
    // It is the same as one that ends too early.
  }
  return wasBegun ? { isDone: false } : { error: NO_ANSWER };
}

const codeOf = (data: string): Pick<ApiError, 'code' | 'message'> => {
  const { code, message } = JSON.parse(data) as Pick<ApiError, 'code' | 'message'>;
  return { code, message };
};

async function toError(answer: Response): Promise<ApiError> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  return {
    status: answer.status,
    code: problem.code ?? `http-${answer.status}`,
    message: problem.message ?? '',
  };
}

/** The messages after an event; those of `sending` give way to what the server has of them. */
export function afterEvent(
  messages: ChatMessageDto[],
  event: ReplyEvent,
  replyId?: string,
): ChatMessageDto[] {
  if (event.name !== 'text') {
    const { userMessage, assistantMessage } = event.data;
    const ids = new Set([SENDING, userMessage.id, assistantMessage.id]);
    return [...messages.filter(({ id }) => !ids.has(id)), userMessage, assistantMessage];
  }
  const { from, text } = event.data;
  return messages.map((message) =>
    message.id === replyId
      ? { ...message, state: 'writing' as const, content: message.content.slice(0, from) + text }
      : message,
  );
}

/** The id of a question that the server has not acknowledged yet. */
export const SENDING = 'sending';

/** A question as it is shown at once. */
export const optimistic = ({
  conversationId,
  content,
  imageUrl = null,
}: {
  conversationId: string;
  content: string;
  imageUrl?: string | null;
}): ChatMessageDto => ({
  id: SENDING,
  conversationId,
  role: 'user',
  content,
  imageUrl,
  state: 'done',
  provider: null,
  model: null,
  createdAt: new Date().toISOString(),
});

/** Whether a reply is still to come or being written. */
export const isOpen = ({ state }: Pick<ChatMessageDto, 'state'>): boolean =>
  state === 'waiting' || state === 'writing';
