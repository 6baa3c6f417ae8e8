import { claims, hero } from '../../content/marketing';
import { DisplayButton } from '../../features/display/display-button';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import type { EnterProps } from './enter';
import { SampleCards } from './sample-cards';
import styles from './landing.module.css';

/** What the app does in one sentence, and how to start. */
export function Hero({ onEnter }: EnterProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <Button size="large" icon="camera" onClick={() => onEnter('register', { leadsTo: paths.identify })}>
            Start Identifying Plants
          </Button>
          <Button size="large" look="secondary" onClick={() => onEnter('login')}>
            I Have an Account
          </Button>
        </div>
        <p className={styles.included}>
          <Icon name="check-circle" size="small" /> {hero.included}
        </p>
        <div className={styles.narrow}>
          <DisplayButton look="quiet" />
        </div>
      </div>
      <SampleCards />
      <div className={styles.claims}>
        <ul role="list">
          {claims.figures.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
        <p>{claims.whose}</p>
      </div>
    </header>
  );
}
