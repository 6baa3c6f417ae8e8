import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';

const ABOUT = 'contact';

/** What is typed into the form. */
export type Letter = Record<'name' | 'email' | 'subject' | 'message', string>;

/** Keeps a letter until it has arrived, as soon as there is something that would have to be written again. */
export const keepLetter = ({ name, email, subject, message }: Letter) =>
  keepInTab(ABOUT, subject.trim() || message.trim() ? JSON.stringify({ name, email, subject, message }) : '');

export const forgetLetter = () => keepInTab(ABOUT, '');

/** The letter that has not arrived yet, if there is one. */
export function keptLetter(): Letter | undefined {
  const kept = keptInTab(ABOUT);
  return kept ? (JSON.parse(kept) as Letter) : undefined;
}
