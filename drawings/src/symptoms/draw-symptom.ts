import { svg } from '../draw-plant.js';
import { seededRandom } from '../random.js';
import { Sheet } from '../sheet.js';
import { COLOURS, HOLES, SHAPES, SPOTS } from './on-leaves.js';
import { COATINGS, INSECTS, ROTS } from './on-stems.js';
import { DROOPS, DROPS, GROWTHS, PLACES, ROOTS, SOILS } from './whole-plants.js';

const WIDTH = 160;
const HEIGHT = 120;
const MARGIN = 6;

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
  const s = new Sheet(seededRandom(detail), 0);
  DETAILS[detail](s);
  const { left, top, right, bottom } = s.reach;
  const room = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN] as const;
  const k = Math.min(room[0] / (right - left), room[1] / (bottom - top), 1.25);
  const x = WIDTH / 2 - (k * (left + right)) / 2;
  const y = HEIGHT / 2 - (k * (top + bottom)) / 2;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${k.toFixed(3)})`;
  return svg(WIDTH, HEIGHT, `<g transform="${place}">${s.marks}</g>`);
}
