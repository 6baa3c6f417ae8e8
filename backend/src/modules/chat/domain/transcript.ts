import type { Message, Role } from './chat.js';

/** One thing said, as a model reads it. */
export interface Turn {
  role: Role;
  content: string;
}

/** About 6,000 tokens, at four letters each. */
const MAX_LETTERS = 24_000;
const MAX_TURNS = 30;

/**
 * What a model reads of a conversation: its end, bounded in letters and turns, beginning with a question. Replies that failed and
 * empty ones are left out.
 */
export function transcriptOf(
  messages: readonly Pick<Message, 'role' | 'content' | 'state'>[],
  maxLetters = MAX_LETTERS,
): Turn[] {
  const said = messages.filter(({ content, state }) => content.trim() && state !== 'failed');
  const turns: Turn[] = [];
  let letters = 0;
  for (const { role, content } of said.slice(-MAX_TURNS).reverse()) {
    letters += content.length;
    if (turns.length && letters > maxLetters) break;
    turns.unshift({ role, content });
  }
  const first = turns.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : turns.slice(first);
}
