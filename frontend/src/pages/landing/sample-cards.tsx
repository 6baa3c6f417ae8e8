import lily from 'drawn/lily.svg';
import { tFrame } from '../../languages/frame';
import { tLanding } from '../../languages/landing';
import { Icon } from '../../shared/ui/icon';
import { Logo } from '../../shared/ui/logo';
import styles from './sample-cards.module.css';

/** Two samples: a result, and a login card that is a picture only, drawn so that nobody takes it for a form. */
export function SampleCards() {
  return (
    <div className={styles.table}>
      <figure className={styles.plant} aria-label={tLanding('sampleCard')}>
        <div className={styles.picture}>
          <img src={lily} alt="" width="320" height="240" fetchPriority="high" />
        </div>
        <figcaption>
          <p className={styles.name}>{tLanding('peaceLily')}</p>
          {/* eslint-disable-next-line no-restricted-syntax -- Latin */}
          <p className={styles.latin}>Spathiphyllum</p>
          <p className={styles.sure}>
            <Icon name="check-circle" size="small" /> {tLanding('verySure')}
          </p>
          <p>
            <Icon name="drop" size="small" /> {tLanding('waterWeekly')}
          </p>
          <p>
            <Icon name="paw" size="small" /> {tLanding('poisonous')}
          </p>
        </figcaption>
      </figure>
      <div className={styles.login} aria-hidden="true">
        <Logo />
        <p className={styles.name}>{tLanding('welcomeBack')}</p>
        <p className={styles.field} />
        <p className={styles.field} />
        <p className={styles.button}>{tFrame('login')}</p>
      </div>
    </div>
  );
}
