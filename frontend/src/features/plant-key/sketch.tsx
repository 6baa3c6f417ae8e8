import { drawPlant, drawTrait, type PlantTraits, type Seen } from '@leaflore/drawings';
import type { Question } from '@leaflore/plant-key';
import { useDrawing } from './draw-soon';
import styles from './plant-key.module.css';

/** The drawing of an answer. */
export function TraitSketch({ question, choice }: { question: Question; choice: string }) {
  const svg = useDrawing(`${question}:${choice}`, () => drawTrait(question, choice as Seen[Question]));
  return <span className={styles.trait} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The drawing of a plant, the same as in the library. It is made here, as it is needed without a connection too. */
export function PlantSketch({ slug, traits }: { slug: string; traits: PlantTraits }) {
  const svg = useDrawing(slug, () => drawPlant(traits, slug));
  return <span className={styles.plant} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
