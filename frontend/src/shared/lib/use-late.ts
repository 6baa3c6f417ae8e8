import { useEffect, useState } from 'react';

/** A component whose code is fetched once the page is there; undefined until then, and where it cannot be fetched. */
export function useLate<Component>(load: () => Promise<Component>): Component | undefined {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (component) => isHere && setLoaded({ component }),
      () => undefined,
    );
    return () => void (isHere = false);
  }, [load]);
  return loaded?.component;
}
