import { claims } from '../../content/marketing';
import { DisplayButton } from '../../features/display/display-button';
import { tLanding } from '../../languages/landing';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import type { EnterProps } from './enter';
import { SampleCards } from './sample-cards';
import styles from './landing.module.css';

/** What the app does in one sentence, and how to start. */
export function Hero({ onEnter }: EnterProps) {
  const { figures, whose } = claims();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{tLanding('title')}</h1>
        <p className={styles.lead}>{tLanding('lead')}</p>
        <div className={styles.actions}>
          <Button size="large" icon="camera" onClick={() => onEnter('register', { leadsTo: paths.identify })}>
            {tLanding('start')}
          </Button>
          <Button size="large" look="secondary" onClick={() => onEnter('login')}>
            {tLanding('haveAccount')}
          </Button>
        </div>
        <p className={styles.included}>
          <Icon name="check-circle" size="small" /> {tLanding('included')}
        </p>
        <div className={styles.narrow}>
          <DisplayButton look="quiet" />
        </div>
      </div>
      <SampleCards />
      <div className={styles.claims}>
        <ul role="list">
          {figures.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
        <p>{whose}</p>
      </div>
    </header>
  );
}
