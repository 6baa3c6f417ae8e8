import { reportEvent } from '../../shared/analytics/analytics';
import { logQuietly } from '../../shared/lib/log-quietly';
import { useCopied } from '../../shared/lib/use-copied';

/** Copies an address; `copied` is true for two seconds afterwards. A refused copy is only logged. */
export function useCopyLink(url: string) {
  const { isCopied, copy } = useCopied(url);

  const copyLink = async () => {
    try {
      await copy();
      reportEvent('share', { method: 'copy' });
    } catch (error) {
      logQuietly('The link couldn’t be copied', error);
    }
  };

  return { copied: isCopied, copy: copyLink };
}
