import { useId } from 'react';
import { isAnalyticsConfigured } from '../../shared/analytics/configured';
import { setConsent, useConsent } from '../../shared/analytics/consent';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import styles from './statistics.module.css';

/** Asks once whether visits may be counted. Until somebody agrees, nothing is. */
export function ConsentCard() {
  const consent = useConsent();
  const id = useId();
  if (consent || !isAnalyticsConfigured()) return null;
  return (
    <aside aria-labelledby={id}>
      <Card>
        <h2 id={id} className={styles.title}>
          May we count your visit?
        </h2>
        <p>
          It helps us to see which pages are used. Google Tag Manager would learn the kind of page and what
          was done there, such as “a plant was watered”. It never learns your name, your email, your plants or
          your photos. You can change your mind in your profile, or on the page about privacy.
        </p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setConsent('yes')}>
            Yes, count it
          </Button>
          <Button look="secondary" onClick={() => setConsent('no')}>
            No, thank you
          </Button>
        </div>
      </Card>
    </aside>
  );
}
