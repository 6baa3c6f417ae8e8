import { drawCard } from '../card.js';
import { INSECTS } from './creatures.js';
import { COLOURS, HOLES, SHAPES, SPOTS } from './on-leaves.js';
import { COATINGS, ROTS } from './on-stems.js';
import { DROOPS, DROPS, GROWTHS, PLACES, ROOTS, SOILS } from './whole-plants.js';

/** What is drawn of each sign that can be seen on a plant, its first answer and its closer look. */
const DETAILS = {
  ...SPOTS,
  ...COLOURS,
  ...COATINGS,
  ...INSECTS,
  ...HOLES,
  ...DROOPS,
  ...ROTS,
  ...SHAPES,
  ...DROPS,
  ...GROWTHS,
  ...PLACES,
  ...SOILS,
  ...ROOTS,
};

/** The detail that stands for each thing that can be noticed first. */
const LOOKS = {
  'look:spots': 'spots:ringed',
  'look:yellow': 'yellow:whole',
  'look:brown': 'brown:tips',
  'look:pale': 'pale:speckled',
  'look:coating': 'coating:powder',
  'look:insects': 'insects:clusters',
  'look:holes': 'holes:ragged',
  'look:droop': 'droop:all',
  'look:mushy': 'mushy:base',
  'look:curled': 'curled:twisted',
  'look:dropped': 'dropped:yellowed',
  'look:weak': 'weak:stretched',
} as const satisfies Record<string, keyof typeof DETAILS>;

/** A sign of trouble that can be drawn: a question of the guided check and one of its answers. */
export type Symptom = keyof typeof DETAILS | keyof typeof LOOKS;

/** Every sign that can be drawn. */
export const SYMPTOMS = [...Object.keys(LOOKS), ...Object.keys(DETAILS)] as Symptom[];

/** Whether there is a drawing of this sign. */
export const isSymptom = (name: string): name is Symptom => (SYMPTOMS as string[]).includes(name);

/** Draws a sign of trouble, 160 by 120; always the same for the same sign. */
export function drawSymptom(name: Symptom): string {
  const detail = name in LOOKS ? LOOKS[name as keyof typeof LOOKS] : (name as keyof typeof DETAILS);
  return drawCard(detail, DETAILS[detail]);
}
