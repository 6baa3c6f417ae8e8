import noPhoto from 'drawn/no-photo.svg';
import { tPlant } from '../../languages/plant';
import { Page } from '../../shared/ui/page';
import { PlantImage } from '../../shared/ui/plant-image';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './plant-page.module.css';

/** The layout of a plant's page while it is loading: the placeholder drawing, the next task, the schedule. */
export const PlantSkeleton = () => (
  <Page title={tPlant('title')} back>
    <div className={styles.top}>
      <div className={styles.picture}>
        <PlantImage alt="" drawing={noPhoto} first />
      </div>
      <div className={styles.now}>
        <Skeleton shape="title" label={tPlant('loading')} />
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
