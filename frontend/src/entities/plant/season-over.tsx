import { useState } from 'react';
import { tSheets } from '../../languages/sheets';
import type { CareTaskDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { Button } from '../../shared/ui/button';
import { usePlantChanges } from './use-plant-changes';

interface Props {
  task: Pick<CareTaskDto, 'plantId' | 'plantName'>;
  /** The id of the element that names the task. */
  name?: string;
  /** As wide as its place. */
  wide?: boolean;
}

/** For a plant of one's own whose season the cold has ended: moves it to past plants, with Undo in the toast. */
export function SeasonOver({ task: { plantId, plantName }, name, wide }: Props) {
  const isOfOthers = useOtherGarden() !== undefined;
  const { archive } = usePlantChanges();
  const [isBusy, setIsBusy] = useState(false);
  const moveAway = async (button: Element) => {
    setIsBusy(true);
    await focusAfter(archive({ id: plantId, commonName: plantName }), button);
    setIsBusy(false);
  };
  if (isOfOthers) return null;
  return (
    <Button
      look="secondary"
      wide={wide}
      busy={isBusy}
      aria-describedby={name}
      onClick={({ currentTarget }) => void moveAway(currentTarget)}
    >
      {tSheets('archive')}
    </Button>
  );
}
