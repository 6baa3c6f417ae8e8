import { useState } from 'react';

const nameOf = (about: string) => `draft:${about}`;

/** Keeps in this tab what is being written, until it has arrived: a reload loses nothing. A blank text is forgotten, and a logout clears all. */
export function keepInTab(about: string, text: string) {
  try {
    if (text.trim()) sessionStorage.setItem(nameOf(about), text);
    else sessionStorage.removeItem(nameOf(about));
  } catch {
    // A browser that stores nothing keeps it while the page is open.
  }
}

/** What was kept; empty if there is nothing. */
export function keptInTab(about: string): string {
  try {
    return sessionStorage.getItem(nameOf(about)) ?? '';
  } catch {
    return '';
  }
}

/** A text that is kept in this tab under a name, and the functions to change it and to forget it; without a name it is not kept. */
export function useTabDraft(about: string | undefined, initial: string) {
  const [text, setText] = useState(() => (about && keptInTab(about)) || initial);
  const keep = (next: string) => about && keepInTab(about, next);
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  return { text, change, forget: () => keep('') };
}
