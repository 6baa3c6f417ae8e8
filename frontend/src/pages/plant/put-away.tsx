import { useState } from 'react';
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
      title="This is a past plant"
      action={
        <Button look="secondary" icon="pot" busy={isBusy} onClick={() => void back()}>
          Bring it back
        </Button>
      }
    >
      It doesn’t need care any more. Its journal and photos are kept.
    </Banner>
  );
}
