import { InstallCard } from '../../features/install/install-card';
import { ConsentCard } from '../../features/statistics/consent-card';
import styles from './late-cards.module.css';

/**
 * What is asked below a page: whether to install the app, and whether visits may be counted. `isInView`: the first stands
 * at the lower edge of the window until it is scrolled to.
 */
export const LateCards = ({ isInView }: { isInView: boolean }) => (
  <>
    <div className={isInView ? styles.inView : styles.place}>
      <InstallCard />
    </div>
    <div className={styles.place}>
      <ConsentCard />
    </div>
  </>
);
