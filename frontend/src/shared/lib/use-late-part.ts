import { useCallback, useState } from 'react';
import { noNetwork } from '../toast/messages/kinds';
import { showToast } from '../toast/toast';

/**
 * A part of a page whose code is fetched when it is first wanted, such as a dialog: `[Part, fetchPart]`. The part is
 * undefined until it is there; a failed fetch is said in a toast and answers false, and can be tried again.
 */
export function useLatePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ is: Part }>();

  const fetchPart = useCallback(async () => {
    if (part) return true;
    try {
      const is = await load();
      setPart({ is });
      return true;
    } catch {
      showToast(noNetwork());
      return false;
    }
  }, [load, part]);

  return [part?.is, fetchPart] as const;
}
