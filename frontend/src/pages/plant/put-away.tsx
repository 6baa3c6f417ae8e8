import { useState } from 'react';
import { tPlant } from '../../languages/plant';
import { usePlantChanges } from '../../entities/plant/use-plant-changes';
import type { PlantDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';

/** Says that a plant is archived, and restores it. */
export function PutAway({ plant }: { plant: PlantDto }) {
  const { unarchive } = usePlantChanges();
  const [isBusy, setIsBusy] = useState(false);
  const back = async (button: Element) => {
    setIsBusy(true);
    await focusAfter(unarchive(plant), button);
    setIsBusy(false);
  };
  return (
    <Banner
      title={tPlant('past')}
      action={
        <Button
          look="secondary"
          icon="pot"
          busy={isBusy}
          onClick={({ currentTarget }) => void back(currentTarget)}
        >
          {tPlant('bringBack')}
        </Button>
      }
    >
      {tPlant('pastText')}
    </Banner>
  );
}
