import { doneWithin } from '../../entities/care/care-words';
import { tJournal } from '../../languages/journal';
import { listWords } from '../../shared/lib/list-words';
import { randomKey } from '../../shared/lib/random-key';

/** A journal entry that is not saved yet. */
export interface Draft {
  content: string;
  /** Care that was done: 'water', 'fertilise', … */
  careActions: string[];
  /** A photo that is already on the server. */
  imageUrl: string | null;
  /** A photo that still has to be sent, as a data URL. */
  photo: string | null;
  /** The idempotency key: the same key with the same text is the same entry, so a repeated save never makes two. */
  key: string;
}

export const emptyDraft = (): Draft => ({
  content: '',
  careActions: [],
  imageUrl: null,
  photo: null,
  key: randomKey(),
});

/** Whether there is nothing in it that could be lost. */
export const isEmpty = ({ content, careActions, imageUrl, photo }: Draft) =>
  !content.trim() && careActions.length === 0 && !imageUrl && !photo;

/** The draft with a change; that makes it another entry, with another key. */
export const changed = (draft: Draft, change: Partial<Draft>): Draft => ({
  ...draft,
  ...change,
  key: randomKey(),
});

const nameOf = (about: string) => `journal-draft:${about}`;

/** Stores a draft on this device until it is saved or dropped; without its photo if there is no room for it. */
export function keepDraft(about: string, draft: Draft) {
  if (isEmpty(draft)) return dropDraft(about);
  try {
    localStorage.setItem(nameOf(about), JSON.stringify(draft));
  } catch {
    try {
      localStorage.setItem(nameOf(about), JSON.stringify({ ...draft, photo: null }));
    } catch {
      // A device without any room keeps the draft only while the page is open.
    }
  }
}

/** The stored draft about a plant or an entry, if there is one. */
export function keptDraft(about: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(nameOf(about));
    return kept ? { ...emptyDraft(), ...(JSON.parse(kept) as Partial<Draft>) } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored draft about a plant or an entry. */
export function dropDraft(about: string) {
  try {
    localStorage.removeItem(nameOf(about));
  } catch {
    // If storage is not allowed, nothing was stored.
  }
}

/** The text of an entry; if nothing was written, what was done or that there is a photo. */
export function wordsOf({ content, careActions }: Draft): string {
  if (content.trim()) return content.trim();
  const done = careActions.map((kind) => doneWithin({ kind }));
  if (done.length === 0) return tJournal('newPhoto');
  const words = listWords(done);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
