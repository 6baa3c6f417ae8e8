import { useState } from 'react';
import { tCompare } from '../../languages/compare';
import { dateWords, type LocalDate } from '../../shared/lib/local-date';
import { currentLook } from '../../shared/lib/look';
import { Chips } from '../../shared/ui/chips';
import { Dialog } from '../../shared/ui/dialog';
import { Select } from '../../shared/ui/select';
import { BeforeAfter, SideBySide } from './before-after';
import type { DatedPhoto } from './timeline';
import styles from './compare.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  plantName: string;
  /** Oldest first, at least two. */
  photos: DatedPhoto[];
  today: LocalDate;
}

const views = () =>
  [
    { value: 'slider', label: tCompare('slider') },
    { value: 'beside', label: tCompare('beside') },
  ] as const;

const prefersStill = () =>
  currentLook().easy || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two photos of a plant on days that the reader chooses: at first the oldest and the newest. */
export function CompareDialog({ open, onOpenChange, plantName, photos, today }: Props) {
  const [view, setView] = useState<'slider' | 'beside'>(() => (prefersStill() ? 'beside' : 'slider'));
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const find = (imageUrl: string | undefined, otherwise: number) => {
    const { imageUrl: address, day } =
      photos.find((photo) => photo.imageUrl === imageUrl) ?? photos.at(otherwise)!;
    return { imageUrl: address, day: dateWords(day, today) };
  };
  const before = find(chosen.before, 0);
  const after = find(chosen.after, -1);
  const options = photos.map(({ imageUrl, day }, i) => ({
    value: imageUrl,
    label: `${i + 1}. ${dateWords(day, today)}`,
  }));

  return (
    <Dialog {...{ open, onOpenChange }} title={tCompare('title', { plant: plantName })} size="wide">
      <div className={styles.compare}>
        <Chips label={tCompare('how')} options={views()} value={view} onChange={setView} />
        {view === 'slider' ? (
          <BeforeAfter before={before} after={after} />
        ) : (
          <SideBySide before={before} after={after} />
        )}
        <div className={styles.choice}>
          <Select
            label={tCompare('before')}
            options={options}
            value={before.imageUrl}
            onChange={({ target }) => setChosen({ ...chosen, before: target.value })}
          />
          <Select
            label={tCompare('after')}
            options={options}
            value={after.imageUrl}
            onChange={({ target }) => setChosen({ ...chosen, after: target.value })}
          />
        </div>
      </div>
    </Dialog>
  );
}
