import lily from 'drawn/lily.svg';
import { Icon } from '../../shared/ui/icon';
import { Logo } from '../../shared/ui/logo';
import styles from './sample-cards.module.css';

/** Two samples: the login form and a result. Nothing on them works. */
export function SampleCards() {
  return (
    <div className={styles.table}>
      <figure className={styles.plant} aria-label="A sample plant card">
        <div className={styles.picture}>
          <img src={lily} alt="" width="320" height="240" fetchPriority="high" />
        </div>
        <figcaption>
          <p className={styles.name}>Peace Lily</p>
          <p className={styles.latin}>Spathiphyllum</p>
          <p className={styles.sure}>
            <Icon name="check-circle" size="small" /> Quite sure: 94%
          </p>
          <p>
            <Icon name="drop" size="small" /> Water about once a week
          </p>
          <p>
            <Icon name="paw" size="small" /> Poisonous to cats and dogs
          </p>
        </figcaption>
      </figure>
      <figure className={styles.login} aria-label="A sample login card">
        <Logo />
        <p className={styles.name}>Welcome Back</p>
        <p className={styles.field}>you@example.com</p>
        <p className={styles.field} aria-hidden="true">
          • • • • • • • •
        </p>
        <p className={styles.button} aria-hidden="true">
          Login
        </p>
      </figure>
    </div>
  );
}
