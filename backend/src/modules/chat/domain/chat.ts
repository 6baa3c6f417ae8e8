/** What a conversation is called until its first question gives it a name. */
const DEFAULT_TITLE = 'New Chat';
const MAX_NAME = 60;

/** A person's conversation with the plant expert. */
export interface Conversation {
  id: string;
  userId: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
}

export const MESSAGE_STATES = ['waiting', 'writing', 'done', 'stopped', 'failed'] as const;
/** A question is always done. A reply is waiting, then writing, and closed once: as done, as stopped by its reader, or as failed. */
export type MessageState = (typeof MESSAGE_STATES)[number];

export const ROLES = ['user', 'assistant'] as const;
export type Role = (typeof ROLES)[number];

/** A question of a person, or the reply to it. */
export interface Message {
  id: string;
  conversationId: string;
  userId: string;
  role: Role;
  /** Of a reply that is still being written: the text so far. */
  content: string;
  /** The photo that goes with a question. */
  imageUrl: string | null;
  state: MessageState;
  /** Who wrote a reply: anthropic, openai or local; null for questions, and until it is known. */
  provider: string | null;
  model: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

export const isClosed = ({ state }: Pick<Message, 'state'>): boolean =>
  state !== 'waiting' && state !== 'writing';

/** The title of a conversation after a question: the person's own, or the beginning of the first question. */
export function titleAfter({ title }: Pick<Conversation, 'title'>, question: string): string {
  if (title !== DEFAULT_TITLE) return title;
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_NAME) return line || DEFAULT_TITLE;
  const cut = line.slice(0, MAX_NAME);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : MAX_NAME)}…`;
}
