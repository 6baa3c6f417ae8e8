import { useEffect, useState } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import { logQuietly } from '../../shared/lib/log-quietly';

export const COPIED_FOR_MS = 2_000;

/** Copies an address; `copied` is true for two seconds afterwards. A refused copy is only logged. */
export function useCopyLink(url: string) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      reportEvent('share', { method: 'copy' });
      setCopied(true);
    } catch (error) {
      logQuietly('The link couldn’t be copied', error);
    }
  };

  return { copied, copy };
}
