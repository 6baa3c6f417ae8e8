import { misfits, type Answers, type Ranked } from '@leaflore/plant-key';
import { useState } from 'react';
import { tKey } from '../../languages/key';
import type { KeyPlantDto } from '../../shared/api/plant-key';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import styles from './plant-key.module.css';
import { PlantSketch } from './sketch';
import type { Key } from './use-key';
import { fitWords, leftWords, remainWords } from './words';

/** As many as the key promises the plant among. */
const FIRST = 10;

interface Props {
  of: Key;
  /** The library's plants by their slugs. */
  bySlug: ReadonlyMap<string, KeyPlantDto>;
  isBusy: boolean;
  onChoose: (plant: KeyPlantDto) => void;
}

/** The plants that remain, the likeliest first, each with its drawing and how well it fits. */
export function KeyPlants({ of: key, bySlug, isBusy, onChoose }: Props) {
  const [more, setMore] = useState({ of: key.ranked, count: 0 });
  const further = more.of === key.ranked ? more.count : 0;
  const isBlank = Object.keys(key.answers).length === 0 && !key.guesses;
  const shown = key.ranked.slice(0, FIRST + further);
  return (
    <section aria-labelledby="key-left" className={styles.left}>
      <h2 id="key-left" tabIndex={-1}>
        {leftWords(key.count)}
      </h2>
      <p role="status" className={styles.count}>
        {isBlank ? tKey('fewer') : remainWords(key.count, FIRST)}
      </p>
      {key.isUnlikely && (
        <Banner kind="warning" title={tKey('unlikely')}>
          {tKey('unlikelyText')}
        </Banner>
      )}
      {!isBlank && (
        <>
          <ul role="list" className={styles.plants}>
            {shown.map(({ plant }) => (
              <li key={plant.slug}>
                <Plant
                  plant={bySlug.get(plant.slug)!}
                  fit={fitOf(plant, key.answers)}
                  isBusy={isBusy}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
          <div className={styles.below}>
            {shown.length < key.ranked.length && (
              <Button
                look="secondary"
                icon="plus"
                onClick={() => setMore({ of: key.ranked, count: further + FIRST })}
              >
                {tKey('showMore')}
              </Button>
            )}
            <Button look="secondary" onClick={key.refuseAll}>
              {tKey('none')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const fitOf = (plant: Ranked['plant'], answers: Answers) =>
  Object.keys(answers).length > 0 ? fitWords(misfits(plant, answers)) : undefined;

interface PlantProps {
  plant: KeyPlantDto;
  fit?: string;
  isBusy: boolean;
  onChoose: (plant: KeyPlantDto) => void;
}

const Plant = ({ plant, fit, isBusy, onChoose }: PlantProps) => (
  <article className={styles.card} aria-label={plant.commonName}>
    <PlantSketch slug={plant.slug} traits={plant.drawing as never} />
    <h3>{plant.commonName}</h3>
    <p className={styles.latin}>{plant.scientificName}</p>
    {fit && <p className={styles.fit}>{fit}</p>}
    <Button
      look="secondary"
      wide
      busy={isBusy}
      aria-label={tKey('thisOneNamed', { name: plant.commonName })}
      onClick={() => onChoose(plant)}
    >
      {tKey('thisOne')}
    </Button>
  </article>
);
