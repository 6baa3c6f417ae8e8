import { useState } from 'react';
import { tJournal } from '../../languages/journal';
import type { JournalEntryDto, PlantDto } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { photosOf } from './timeline';
import styles from './journal.module.css';

interface Props {
  plant: PlantDto;
  entries: JournalEntryDto[];
  timeZone?: string | null;
  /** Whether there are older entries that are not loaded yet. */
  hasMore: boolean;
  fetchAll: () => Promise<void>;
}

const loadDialog = async () => (await import('./compare-dialog')).CompareDialog;

/** What is missing while there is nothing to compare. */
const TooFew = ({ count }: { count: number }) => (
  <p role="status" className={styles.tooFew}>
    {tJournal(count ? 'onePhoto' : 'noPhoto')}
  </p>
);

/**
 * Opens the comparison of two photos, once there are two. The oldest may be pages back, so all pages are loaded
 * first.
 */
export function CompareButton({ plant, entries, timeZone, hasMore, fetchAll }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGathering, setIsGathering] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [CompareDialog, fetchDialog] = useLazyComponent(loadDialog);
  const photos = photosOf(plant, entries, timeZone);

  const open = async () => {
    setIsGathering(true);
    const [isThere] = await Promise.all([fetchDialog(), fetchAll()]);
    setIsGathering(false);
    setIsAsked(true);
    setIsOpen(isThere);
  };

  if (photos.length < 2 && !hasMore)
    return isAsked || photos.length ? <TooFew count={photos.length} /> : null;
  return (
    <>
      <Button look="secondary" icon="eye" busy={isGathering} onClick={() => void open()}>
        {tJournal('compare')}
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
