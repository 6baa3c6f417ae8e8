import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { withTexts } from '../../languages/texts';
import { isAnalyticsConfigured } from '../../shared/analytics/configured';
import type { LateCards } from './late-cards';

type Props = ComponentProps<typeof LateCards>;

/** On iOS, where browsers offer nothing, people are told how to install the app after this time. */
const WAIT_MS = 3_000;

/** Whether the cards may have something to ask; they look closer themselves. */
const mayAsk = () =>
  window.installOffer || isAnalyticsConfigured() || /iPhone|iPad|Mac/.test(navigator.userAgent);

/** What is asked between a page and its footer, where it moves nothing. Its code is fetched only where there is something to ask. */
export function BelowPage(props: Props) {
  const [Cards, setCards] = useState<ComponentType<Props>>();
  useEffect(() => {
    const look = () => {
      if (mayAsk())
        withTexts(import('./late-cards')).then(
          ({ LateCards }) => setCards(() => LateCards),
          () => undefined,
        );
    };
    if (window.installOffer) look();
    const timer = setTimeout(look, WAIT_MS);
    window.addEventListener('beforeinstallprompt', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeinstallprompt', look);
    };
  }, []);
  return Cards && <Cards {...props} />;
}
