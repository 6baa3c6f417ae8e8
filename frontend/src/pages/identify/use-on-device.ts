import { useEffect, useState } from 'react';
import { withTexts } from '../../languages/texts';

type Parts = typeof import('../../features/on-device/parts');

/**
 * The parts of the page with which this device looks at photos itself, and whether it has what that needs. Their code comes after the page
 * and while there is a network, for when there is none; undefined where it cannot be fetched, or this browser could not use it.
 */
export function useOnDevice() {
  const [parts, setParts] = useState<Parts>();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const take = (loaded: Parts) => {
      if (!loaded.isPossible()) return;
      setReady(loaded.isReady());
      setParts(loaded);
    };
    withTexts(import('../../features/on-device/parts')).then(take, () => undefined);
  }, []);
  return { GetReady: parts?.GetReady, OnDevice: ready ? parts?.OnDevice : undefined, ready, setReady };
}
