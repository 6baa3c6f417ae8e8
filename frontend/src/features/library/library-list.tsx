import { memo, startTransition, useEffect, useState } from 'react';
import { tLibrary } from '../../languages/library';
import type { LibraryPlantDto } from '../../shared/api/api';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { lightWords } from '../../entities/plant/light-words';
import styles from './library.module.css';

const AT_ONCE = 20;
const STEP = 40;
const PAUSE_MS = 30;

interface Props {
  plants: LibraryPlantDto[];
  onChoose: (plant: LibraryPlantDto) => void;
}

/** Plants as rows: the first ones at once, the rest in the background, so that a press never waits for them. */
export const LibraryList = memo(({ plants, onChoose }: Props) => {
  const [grown, setGrown] = useState({ plants, count: AT_ONCE });
  const count = grown.plants === plants ? grown.count : AT_ONCE;

  useEffect(() => {
    if (count >= plants.length) return;
    const grow = () => startTransition(() => setGrown({ plants, count: count + STEP }));
    const timer = setTimeout(grow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plants, count]);

  return (
    <ul role="list" className={styles.list}>
      {plants.slice(0, count).map((plant) => (
        <li key={plant.id} className={styles.item}>
          <Row plant={plant} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
});

const Row = memo(({ plant, onChoose }: { plant: LibraryPlantDto; onChoose: Props['onChoose'] }) => (
  <button type="button" className={styles.row} onClick={() => onChoose(plant)}>
    <img className={styles.thumb} src={plant.imageUrl} alt="" loading="lazy" width="96" height="72" />
    <span className={styles.words}>
      <span className={styles.name}>{plant.commonName}</span>
      <span className={styles.latin}>{plant.scientificName}</span>
      <span className={styles.needs}>
        <span>
          <Icon name="drop" size="small" />
          <VisuallyHidden>{tLibrary('water')}</VisuallyHidden> {plant.care.oftenWatered}
        </span>
        <span>
          <Icon name="sun" size="small" />
          <VisuallyHidden>{tLibrary('light')}</VisuallyHidden> {lightWords(plant.lightNeeds)}
        </span>
      </span>
    </span>
    <Icon name="right" size="small" />
  </button>
));
