import type { Message, Role } from './chat.js';
import { estimateTokens } from './tokens.js';

/** One thing said, as a model reads it. */
export interface Turn {
  role: Role;
  content: string;
  /** The photo of the question, where it has one. Those of earlier questions are only mentioned. */
  photo?: Buffer;
}

const MAX_TOKENS = 6_000;
const MAX_TURNS = 30;
const WITH_PHOTO = '(There was a photo with this.)';

/**
 * What a model reads of a conversation: its end, bounded in tokens and turns, beginning with a question. Replies that failed and
 * empty ones are left out. `photo` belongs to the last question.
 */
export function transcriptOf(
  messages: readonly Pick<Message, 'role' | 'content' | 'state' | 'imageUrl'>[],
  photo?: Buffer,
  maxTokens = MAX_TOKENS,
): Turn[] {
  const said = messages.filter(({ content, state }) => content.trim() && state !== 'failed');
  const turns: Turn[] = [];
  let tokens = 0;
  for (const { role, content, imageUrl } of said.slice(-MAX_TURNS).reverse()) {
    tokens += estimateTokens(content);
    if (turns.length && tokens > maxTokens) break;
    const isEarlier = imageUrl && turns.length > 0;
    turns.unshift({ role, content: isEarlier ? `${content}\n\n${WITH_PHOTO}` : content });
  }
  const last = turns.at(-1);
  if (photo && last?.role === 'user') last.photo = photo;
  const first = turns.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : turns.slice(first);
}
