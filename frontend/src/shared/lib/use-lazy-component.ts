import { useCallback, useState } from 'react';
import { withTexts } from '../../languages/texts';
import { noNetwork } from '../toast/messages/kinds';
import { useToasts } from '../toast/toast';

/**
 * A component, such as a dialog, whose code is fetched when it is first needed: `[Component, fetchComponent]`.
 * `Component` is undefined until its code has arrived. `fetchComponent` resolves to whether it is there; a failed fetch
 * shows a toast and can be repeated.
 */
export function useLazyComponent<Component>(load: () => Promise<Component>) {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const { showToast } = useToasts();

  const fetchComponent = useCallback(async () => {
    if (loaded) return true;
    try {
      const component = await withTexts(load());
      setLoaded({ component });
      return true;
    } catch {
      showToast(noNetwork());
      return false;
    }
  }, [load, loaded, showToast]);

  return [loaded?.component, fetchComponent] as const;
}
