import { contentKeys } from '../../shared/lib/content-keys';
import { keepInTab, keptInTab, type Writer } from '../../shared/lib/tab-draft';

const ABOUT = 'contact';

/** What is typed into the form. */
export type Letter = Record<'name' | 'email' | 'subject' | 'message', string>;

/**
 * Keeps a letter until it has arrived, as soon as there is something that would have to be written again. Name and address of an account
 * are not kept with it: they are known, and may have changed.
 */
export function keepLetter(writer: Writer, { name, email, subject, message }: Letter) {
  const letter = { ...(!writer && { name, email }), subject, message };
  keepInTab(ABOUT, writer, subject.trim() || message.trim() ? JSON.stringify(letter) : '');
}

export const forgetLetter = (writer: Writer) => keepInTab(ABOUT, writer, '');

/**
 * The letter that has not arrived yet, if there is one. What a visitor wrote becomes that of the account (`email`) that logs in, unless it
 * has one or the visitor gave another address.
 */
export function keptLetter(writer: Writer, email: string): Partial<Letter> | undefined {
  const kept = letterOf(writer);
  const visitors = writer && !kept ? letterOf(undefined) : undefined;
  if (!visitors || (visitors.email && visitors.email.toLowerCase() !== email.toLowerCase())) return kept;
  const { subject = '', message = '' } = visitors;
  keepLetter(writer, { name: '', email, subject, message });
  forgetLetter(undefined);
  contentKeys(ABOUT, undefined).forget();
  return { subject, message };
}

function letterOf(writer: Writer): Partial<Letter> | undefined {
  const kept = keptInTab(ABOUT, writer);
  return kept ? (JSON.parse(kept) as Partial<Letter>) : undefined;
}
