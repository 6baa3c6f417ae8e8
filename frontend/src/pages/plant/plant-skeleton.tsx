import { Page } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './plant-page.module.css';

/** The shape of a plant's page while the plant is on its way: its picture, what to do next, its schedule. */
export const PlantSkeleton = () => (
  <Page title="Your Plant" back>
    <div className={styles.top}>
      <div className={styles.picture}>
        <Skeleton shape="picture" label="Loading your plant" />
      </div>
      <div className={styles.now}>
        <Skeleton shape="title" label="" />
        <Skeleton count={3} label="" />
      </div>
    </div>
    <div className={styles.parts}>
      <div className={styles.schedule}>
        <Skeleton shape="row" count={3} label="" />
      </div>
    </div>
  </Page>
);
