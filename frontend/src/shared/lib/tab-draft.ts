import { useState } from 'react';

/** The account that writes; undefined for a visitor. */
export type Writer = string | undefined;

const nameOf = (about: string, writer: Writer) => `draft:${writer ?? 'visitor'}:${about}`;

/**
 * Keeps in this tab what is being written, until it has arrived: a reload loses nothing. A blank text is forgotten, and a logout in this
 * tab clears all. It is kept for who wrote it: another account in the same tab does not see it.
 */
export function keepInTab(about: string, writer: Writer, text: string) {
  try {
    if (text.trim()) sessionStorage.setItem(nameOf(about, writer), text);
    else sessionStorage.removeItem(nameOf(about, writer));
  } catch {
    // A browser that stores nothing keeps it while the page is open.
  }
}

/** What was kept; empty if there is nothing. */
export function keptInTab(about: string, writer: Writer): string {
  try {
    return sessionStorage.getItem(nameOf(about, writer)) ?? '';
  } catch {
    return '';
  }
}

/**
 * A text that is kept in this tab under a name, and the functions to change it, to show another one while it stays kept, and to forget it;
 * without a name it is not kept.
 */
export function useTabDraft(about: string | undefined, writer: Writer, initial: string) {
  const [text, setText] = useState(() => (about && keptInTab(about, writer)) || initial);
  const keep = (next: string) => about && keepInTab(about, writer, next);
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  return { text, show: setText, change, forget: () => keep('') };
}
