import { useState } from 'react';
import type { JournalEntryDto, PlantDto } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { useLatePart } from '../../shared/lib/use-late-part';
import { Button } from '../../shared/ui/button';
import { photosOf } from './timeline';

interface Props {
  plant: PlantDto;
  entries: JournalEntryDto[];
  timeZone?: string | null;
  /** Whether there are older entries that are not here yet. */
  hasMore: boolean;
  fetchAll: () => Promise<void>;
}

const loadDialog = async () => (await import('./compare-dialog')).CompareDialog;

/** Opens the comparison of two photos, once there are two. The oldest may lie pages back, so all are fetched first. */
export function CompareButton({ plant, entries, timeZone, hasMore, fetchAll }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGathering, setIsGathering] = useState(false);
  const [CompareDialog, fetchDialog] = useLatePart(loadDialog);
  const photos = photosOf(plant, entries, timeZone);

  const open = async () => {
    setIsGathering(true);
    const [isThere] = await Promise.all([fetchDialog(), fetchAll()]);
    setIsGathering(false);
    setIsOpen(isThere);
  };

  if (photos.length < 2 && !hasMore) return null;
  return (
    <>
      <Button look="secondary" icon="eye" busy={isGathering} onClick={() => void open()}>
        Compare two photos
      </Button>
      {CompareDialog && photos.length > 1 && (
        <CompareDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          plantName={plant.commonName}
          photos={photos}
          today={localDateIn(timeZone)}
        />
      )}
    </>
  );
}
