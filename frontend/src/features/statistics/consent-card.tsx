import { useId } from 'react';
import { tStatistics } from '../../languages/statistics';
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
          {tStatistics('mayWe')}
        </h2>
        <p>{tStatistics('why')}</p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setConsent('yes')}>
            {tStatistics('yes')}
          </Button>
          <Button look="secondary" onClick={() => setConsent('no')}>
            {tStatistics('no')}
          </Button>
        </div>
      </Card>
    </aside>
  );
}
