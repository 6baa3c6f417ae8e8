import { edgeOf, sapOf } from './genera.js';
import type { Choice, KeyPlant } from './traits.js';

/** What the key reads of a plant in the library’s file. */
export interface LibraryEntry {
  slug: string;
  commonName: string;
  scientificName: string;
  category: string;
  drawing: {
    habit: string;
    leaf: string;
    pattern: string;
    leafColour: string;
    flower: string;
    flowerColour: string | null;
  };
}

/** A plant of the library as the key knows it. */
export function keyPlant({ slug, commonName, scientificName, category, drawing }: LibraryEntry): KeyPlant {
  const isFlowering = drawing.flower !== 'none';
  return {
    slug,
    commonName,
    scientificName,
    traits: {
      growth: drawing.habit as Choice<'growth'>,
      leaf: drawing.leaf as Choice<'leaf'>,
      edge: edgeOf(scientificName),
      pattern: drawing.pattern as Choice<'pattern'>,
      colour: drawing.leafColour as Choice<'colour'>,
      flower: isFlowering ? (drawing.flower as Choice<'flower'>) : null,
      flowerColour: drawing.flowerColour as Choice<'flowerColour'> | null,
      sap: sapOf(scientificName),
      place: category === 'flowering' ? 'outdoors' : 'indoors',
    },
  };
}
