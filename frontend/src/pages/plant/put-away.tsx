import { useState } from 'react';
import { tPlant } from '../../languages/plant';
import { usePlantChanges } from '../../features/garden/use-plant-changes';
import type { PlantDto } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';

/** Says that a plant is archived, and restores it. */
export function PutAway({ plant }: { plant: PlantDto }) {
  const { unarchive } = usePlantChanges();
  const [isBusy, setIsBusy] = useState(false);
  const back = async () => {
    setIsBusy(true);
    await unarchive(plant);
    setIsBusy(false);
  };
  return (
    <Banner
      title={tPlant('past')}
      action={
        <Button look="secondary" icon="pot" busy={isBusy} onClick={() => void back()}>
          {tPlant('bringBack')}
        </Button>
      }
    >
      {tPlant('pastText')}
    </Banner>
  );
}
