import { guessesFrom, keyPlant, type LibraryEntry } from '@leaflore/plant-key';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { tKey } from '../../languages/key';
import type { KeyPlantDto } from '../../shared/api/plant-key';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { useOnline } from '../../shared/lib/use-online';
import { KeyAnswers } from './key-answers';
import { KeyPlants } from './key-plants';
import { KeyQuestion } from './key-question';
import { NONE } from './key-state';
import styles from './plant-key.module.css';
import { PlantSketch } from './sketch';
import { useKey } from './use-key';

/** What the identifier thinks it is: plants by their ids or names, and how sure it is. */
interface PhotoGuess {
  libraryId: string | null;
  scientificName: string;
  confidence: number;
}

interface Props {
  plants: KeyPlantDto[];
  /** What a photo showed; undefined when the key was not opened from an identification. */
  photo?: PhotoGuess[];
  isBusy?: boolean;
  /** Called when a plant is chosen; without it the chosen plant is shown, with `actions`. */
  onChoose?: (plant: KeyPlantDto) => void;
  /** What can be done with the chosen plant. */
  actions: (plant: KeyPlantDto) => ReactNode;
  /** Where to turn when it is none of them. */
  elsewhere: ReactNode;
}

/** The key: at most seven taps on drawings, in any order, and the plants that remain. Needs no connection. */
export function PlantKey({ plants, photo, isBusy = false, onChoose, actions, elsewhere }: Props) {
  const isOnline = useOnline();
  const known = useMemo(() => plants.map((plant) => keyPlant(plant as LibraryEntry)), [plants]);
  const bySlug = useMemo(() => new Map(plants.map((plant) => [plant.slug, plant])), [plants]);
  const guesses = useMemo(() => {
    const slugs = new Map(plants.map(({ id, slug }) => [id, slug]));
    const named = photo?.map(({ libraryId, ...guess }) => ({ ...guess, slug: slugs.get(libraryId ?? '') }));
    const found = guessesFrom(named ?? [], known);
    return Object.keys(found).length > 0 ? found : undefined;
  }, [plants, known, photo]);
  const key = useKey(known, guesses);
  const chosen = key.chosen ? bySlug.get(key.chosen) : undefined;

  if (chosen) return <Chosen plant={chosen} actions={actions(chosen)} onBack={key.goOn} />;
  if (key.chosen === NONE)
    return <NoneOfThese count={plants.length} elsewhere={elsewhere} onBack={key.goOn} onAgain={key.again} />;
  return (
    <div className={styles.key}>
      {!isOnline && <Banner kind="offline">{tKey('offline')}</Banner>}
      <div className={styles.columns}>
        <div className={styles.asked}>
          <KeyQuestion of={key} />
          <KeyAnswers of={key} />
        </div>
        <KeyPlants
          of={key}
          bySlug={bySlug}
          isBusy={isBusy}
          onChoose={onChoose ?? (({ slug }) => key.choose(slug))}
        />
      </div>
    </div>
  );
}

interface ChosenProps {
  plant: KeyPlantDto;
  actions: ReactNode;
  onBack: () => void;
}

function Chosen({ plant, actions, onBack }: ChosenProps) {
  return (
    <section className={styles.chosen} aria-labelledby="key-chosen">
      <PlantSketch slug={plant.slug} traits={plant.drawing as never} />
      <div className={styles.words}>
        <FocusedHeading id="key-chosen">{plant.commonName}</FocusedHeading>
        <p className={styles.latin}>{plant.scientificName}</p>
        <p>{tKey('found')}</p>
        <div className={styles.below}>
          {actions}
          <Button look="quiet" icon="back" onClick={onBack}>
            {tKey('anotherOne')}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface NoneProps {
  count: number;
  elsewhere: ReactNode;
  onBack: () => void;
  onAgain: () => void;
}

const NoneOfThese = ({ count, elsewhere, onBack, onAgain }: NoneProps) => (
  <section className={styles.words} aria-labelledby="key-none">
    <FocusedHeading id="key-none">{tKey('notKnown')}</FocusedHeading>
    <p>{tKey('notKnownText', { number: count })}</p>
    <div className={styles.below}>
      <Button look="secondary" icon="back" onClick={onBack}>
        {tKey('changeAnswer')}
      </Button>
      <Button look="secondary" icon="refresh" onClick={onAgain}>
        {tKey('startOver')}
      </Button>
      {elsewhere}
    </div>
  </section>
);

/** A heading that takes the focus when it appears. */
function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
