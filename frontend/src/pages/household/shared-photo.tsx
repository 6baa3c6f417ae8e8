import { useState } from 'react';
import { tJournal } from '../../languages/journal';
import styles from '../../features/household/household.module.css';
import { smallPhoto } from '../../shared/lib/small-photo';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';

interface Props {
  imageUrl: string;
  plantName: string;
  /** The day it was taken, in words. */
  date: string;
}

const loadLargePhoto = async () => (await import('../../features/journal/large-photo')).LargePhoto;

/**
 * A photo of the journal in the garden of another person; pressing it opens it large. Apart from the one of one's own plant, whose
 * first load is full.
 */
export function SharedPhoto({ imageUrl, plantName, date }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [LargePhoto, fetchLarge] = useLazyComponent(loadLargePhoto);
  const alt = tJournal('photoOn', { plant: plantName, date });
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={tJournal('showLarge', { photo: alt })}
        onClick={async () => setIsOpen(await fetchLarge())}
      >
        <img src={smallPhoto(imageUrl)} alt="" loading="lazy" decoding="async" />
      </button>
      {LargePhoto && <LargePhoto open={isOpen} onOpenChange={setIsOpen} {...{ imageUrl, alt, date }} />}
    </>
  );
}
