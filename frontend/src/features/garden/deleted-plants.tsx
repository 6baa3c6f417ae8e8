import noPhoto from 'drawn/no-photo.svg';
import { useState } from 'react';
import { tSheets } from '../../languages/sheets';
import { useListDeletedPlantsQuery, type DeletedPlantDto } from '../../shared/api/deleted-plants';
import { dayOf } from '../../shared/lib/day-of';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { PlantImage } from '../../shared/ui/plant-image';
import { usePlantChanges } from '../../entities/plant/use-plant-changes';
import styles from './plant-form.module.css';

/** The plants that were deleted and can still be brought back; nothing where there are none. */
export function DeletedPlants() {
  const { data: plants, error, isFetching, refetch } = useListDeletedPlantsQuery();
  if (error && !plants)
    return (
      <Failed title={tSheets('deletedNotLoaded')} isBusy={isFetching} onRetry={refetch}>
        {tSheets('safe')}
      </Failed>
    );
  if (!plants?.length) return null;
  return (
    <section aria-labelledby="deleted-plants" className={styles.deleted}>
      <h3 id="deleted-plants">{tSheets('deleted')}</h3>
      <p>{tSheets('deletedText')}</p>
      <ul role="list" className={styles.kept}>
        {plants.map((plant) => (
          <Deleted key={plant.id} plant={plant} />
        ))}
      </ul>
    </section>
  );
}

function Deleted({ plant: { id, commonName, imageUrl, goneAt } }: { plant: DeletedPlantDto }) {
  const { bringBack } = usePlantChanges();
  const [isBusy, setIsBusy] = useState(false);
  const back = async () => {
    setIsBusy(true);
    await bringBack({ id, commonName });
    setIsBusy(false);
  };
  return (
    <li>
      <div className={styles.thumb}>
        <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" />
      </div>
      <div id={id}>
        <p className={styles.keptName}>{commonName}</p>
        <p>{tSheets('keptUntil', { day: dayOf(goneAt) })}</p>
      </div>
      <div className={styles.buttons}>
        <Button look="secondary" aria-describedby={id} busy={isBusy} onClick={() => void back()}>
          {tSheets('bringBack')}
        </Button>
      </div>
    </li>
  );
}
