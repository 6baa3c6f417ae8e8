import { useEffect, useState } from 'react';

export const COPIED_FOR_MS = 2_000;

/** Copies a text; `isCopied` is true for two seconds afterwards, or until there is another text. */
export function useCopied(text: string) {
  const [copied, setCopied] = useState<string>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };

  return { isCopied: copied === text, copy };
}
