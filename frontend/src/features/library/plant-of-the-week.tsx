import jade from 'drawn/jade.svg';
import { tCare } from '../../languages/care';
import { tHome } from '../../languages/home';
import type { LibraryPlantDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Icon } from '../../shared/ui/icon';
import { Skeleton } from '../../shared/ui/skeleton';
import { useUnits } from '../../entities/account/use-units';
import { lightWords } from '../../entities/plant/light-words';
import styles from './plant-of-the-week.module.css';
import { useFeaturedPlant } from './use-featured-plant';

/** One plant of the library as a large card. */
export function PlantOfTheWeek({ onLearnMore }: { onLearnMore: (plant: LibraryPlantDto) => void }) {
  const { isEmpty, plant, error, isFetching, refetch } = useFeaturedPlant();
  const inUnits = useUnits();

  if (error) return <Failed title={tHome('weekNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (isEmpty) return <p>{tHome('libraryEmpty')}</p>;

  return (
    <article className={styles.card} aria-labelledby={plant && 'plant-of-the-week'}>
      <div className={styles.picture}>
        <img src={plant?.imageUrl ?? jade} alt="" width="320" height="240" />
      </div>
      <div className={styles.words}>
        {plant ? (
          <>
            <h3 id="plant-of-the-week">{plant.commonName}</h3>
            <p className={styles.latin}>{plant.scientificName}</p>
            <p>{inUnits(plant.description)}</p>
            <dl className={styles.needs}>
              <dt>
                <Icon name="drop" size="small" /> {tHome('water')}
              </dt>
              <dd>{plant.care.oftenWatered}</dd>
              <dt>
                <Icon name="sun" size="small" /> {tCare('light')}
              </dt>
              <dd>{lightWords(plant.lightNeeds)}</dd>
            </dl>
            <p>
              <Button look="secondary" icon="book" onClick={() => onLearnMore(plant)}>
                {tHome('learnMore')}
              </Button>
            </p>
          </>
        ) : (
          <>
            <Skeleton shape="title" label={tHome('weekLoading')} />
            <Skeleton count={4} label="" />
          </>
        )}
      </div>
    </article>
  );
}
