import { useEffect, useState, type ComponentProps } from 'react';
import type { WaitingPanel } from './waiting-panel';
import { whenQuiet } from '../../shared/lib/when-quiet';
import { useSomethingWaits } from '../../shared/offline/something-waits';
import { Late } from '../../shared/ui/late';

const load = () => import('./waiting-panel');
const loadPanel = () => load().then(({ WaitingPanel }) => WaitingPanel);

/**
 * What waits for the network. Its code is fetched when something does; the code that keeps it is fetched a little after each page, so
 * that it is there when the network goes.
 */
export function LateWaiting(props: ComponentProps<typeof WaitingPanel>) {
  const waits = useSomethingWaits();
  const [isShown, setIsShown] = useState(false);
  if (waits && !isShown) setIsShown(true);
  useEffect(
    () =>
      whenQuiet(
        () =>
          void load()
            .then(({ lookForWaiting }) => lookForWaiting())
            .catch(() => undefined),
      ),
    [],
  );
  return isShown && props.owner ? <Late load={loadPanel} of={props} /> : null;
}
