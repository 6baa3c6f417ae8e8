import { useCallback, useState } from 'react';
import { withTexts } from '../../languages/texts';
import { noNetwork } from '../toast/messages/kinds';
import { useReport } from '../toast/use-report';

/**
 * A component, such as a dialog, whose code is fetched when it is first needed: `[Component, fetchComponent]`.
 * `Component` is undefined until its code has arrived. `fetchComponent` resolves to whether it is there; a failed fetch
 * shows a toast and can be repeated.
 */
export function useLazyComponent<Component>(load: () => Promise<Component>) {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const report = useReport();

  const fetchComponent = useCallback(async () => {
    if (loaded) return true;
    const component = await report(withTexts(load()), { failed: noNetwork });
    if (component) setLoaded({ component });
    return component !== undefined;
  }, [load, loaded, report]);

  return [loaded?.component, fetchComponent] as const;
}
