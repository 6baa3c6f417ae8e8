import noPhoto from 'drawn/no-photo.svg';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tGarden } from '../../languages/garden';
import { tSheets } from '../../languages/sheets';
import { tShell } from '../../languages/shell';
import { useGardenPlantsQuery, type PlantDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { PlantImage } from '../../shared/ui/plant-image';
import { Sheet } from '../../shared/ui/sheet';
import { Skeleton } from '../../shared/ui/skeleton';
import { ConfirmDelete } from './confirm-leaving';
import { DeletedPlants } from './deleted-plants';
import { usePlantChanges } from '../../entities/plant/use-plant-changes';
import styles from './plant-form.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The archived plants, each to be restored or deleted. */
export function ArchiveSheet({ open, onClose }: Props) {
  const {
    data: plants,
    error,
    isFetching,
    refetch,
  } = useGardenPlantsQuery({ archived: true }, { skip: !open });
  const { unarchive, remove } = usePlantChanges();

  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tGarden('pastPlants')}
      description={plants?.length === 0 ? undefined : tSheets('pastText')}
    >
      {!plants && !error && <Skeleton shape="row" count={3} label={tSheets('pastLoading')} />}
      {error && !plants && (
        <Failed title={tSheets('pastNotLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tSheets('safe')}
        </Failed>
      )}
      {plants && <p role="status">{plants.length === 0 && tSheets('noPast')}</p>}
      {plants && plants.length > 0 && (
        <ul role="list" className={styles.kept}>
          {plants.map((plant) => (
            <Kept
              key={plant.id}
              plant={plant}
              onOpen={onClose}
              onBack={() => void unarchive(plant)}
              onRemove={async () => void (await remove(plant))}
            />
          ))}
        </ul>
      )}
      {open && <DeletedPlants />}
    </Sheet>
  );
}

interface KeptProps {
  plant: PlantDto;
  /** Leaves the sheet for the plant's own page, with its journal. */
  onOpen: () => void;
  onBack: () => void;
  onRemove: () => Promise<void>;
}

function Kept({ plant, onOpen, onBack, onRemove }: KeptProps) {
  const { id, commonName, imageUrl, archivedAt } = plant;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li>
      <div className={styles.thumb}>
        <PlantImage src={imageUrl} alt="" drawing={noPhoto} ratio="square" />
      </div>
      <div id={id}>
        <Link to={paths.plant(id)} className={styles.keptName} onClick={onOpen}>
          {commonName}
        </Link>
        {archivedAt && <p>{tSheets('movedOn', { day: dayOf(archivedAt) })}</p>}
      </div>
      {isAsked ? (
        <div className={styles.asked}>
          <ConfirmDelete plant={plant} onDelete={onRemove} onStay={() => setIsAsked(false)} />
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button look="secondary" aria-describedby={id} onClick={onBack}>
            {tSheets('bringBack')}
          </Button>
          <Button look="quiet" aria-describedby={id} onClick={() => setIsAsked(true)}>
            {tShell('delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
