import { useState } from 'react';
import { tJournal } from '../../languages/journal';
import { smallPhoto } from '../../shared/lib/small-photo';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import styles from './journal.module.css';

interface Props {
  imageUrl: string;
  plantName: string;
  /** The day it was taken, in words. */
  date: string;
}

const loadLargePhoto = async () => (await import('./large-photo')).LargePhoto;

/** A photo of the journal; pressing it opens it large. */
export function EntryPhoto({ imageUrl, plantName, date }: Props) {
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
