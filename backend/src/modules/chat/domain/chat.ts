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

/** What stood there before a question was asked again: its words, and the reply to them. */
interface Earlier extends Pick<Message, 'content' | 'provider' | 'model'> {
  questionId: string;
  question: string;
  state: 'done' | 'stopped';
}

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
  /** Of a reply that is being written: what is restored if nothing comes of it. Of one that failed: what was restored. */
  earlier: Earlier | null;
}

/** What is kept while a question is asked again; nothing where its reply had failed, or was never written. */
export function earlierOf(question: Message, reply: Message | undefined): Earlier | null {
  if (!reply?.closedAt || !reply.content || (reply.state !== 'done' && reply.state !== 'stopped'))
    return null;
  const { content, provider, model, state } = reply;
  const asked = { questionId: question.id, question: question.content };
  return { ...asked, content, provider, model, state };
}

/** Whether a reply failed and is the earlier one again. */
export const isRestored = ({ closedAt, earlier }: Pick<Message, 'closedAt' | 'earlier'>): boolean =>
  closedAt !== null && earlier !== null;

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
