import lily from 'drawn/lily.svg';
import { Icon } from '../../shared/ui/icon';
import { Logo } from '../../shared/ui/logo';
import styles from './sample-cards.module.css';

/** Two samples: a result, and a login card that is a picture only, drawn so that nobody takes it for a form. */
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
            <Icon name="check-circle" size="small" /> Very sure: 94%
          </p>
          <p>
            <Icon name="drop" size="small" /> Water about once a week
          </p>
          <p>
            <Icon name="paw" size="small" /> Poisonous to cats and dogs
          </p>
        </figcaption>
      </figure>
      <div className={styles.login} aria-hidden="true">
        <Logo />
        <p className={styles.name}>Welcome Back</p>
        <p className={styles.field} />
        <p className={styles.field} />
        <p className={styles.button}>Login</p>
      </div>
    </div>
  );
}
