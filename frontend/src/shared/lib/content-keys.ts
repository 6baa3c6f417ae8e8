import { useMemo } from 'react';
import { randomKey } from './random-key';
import { keepInTab, keptInTab, type Writer } from './tab-draft';

/**
 * Keys for what is sent again after a lost answer: the server keeps each key once. The same content has the same key, and corrected content
 * another one, or the correction would be lost. They are kept in this tab as drafts are, so that a reload between two presses makes no two;
 * `forget` once it has arrived or was dropped, as the same content is a new message then.
 */
export function contentKeys(about: string, writer: Writer) {
  const name = `keys:${about}`;
  let keys = JSON.parse(keptInTab(name, writer) || '{}') as Record<string, string>;
  return {
    keyOf: (...content: (string | undefined)[]) => {
      const key = (keys[JSON.stringify(content)] ??= randomKey());
      keepInTab(name, writer, JSON.stringify(keys));
      return key;
    },
    forget: () => {
      keys = {};
      keepInTab(name, writer, '');
    },
  };
}

export const useContentKeys = (about: string, writer: Writer) =>
  useMemo(() => contentKeys(about, writer), [about, writer]);
