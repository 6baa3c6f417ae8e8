import { PROBLEMS } from '@leaflore/doctor';

/** The step of a treatment with which a plant is repotted, by problem: how its key begins. It is the same work as the repotting of its care. */
export const REPOTTING: Readonly<Record<string, string>> = {
  'root-bound': 'step-1-',
  'root-rot': 'step-2-',
  'vine-weevil': 'step-2-',
  'root-mealybugs': 'step-3-',
  nitrogen: 'step-3-',
  iron: 'step-3-',
};

/** Problems whose treatment says to keep the leaves dry. */
export const KEEPS_DRY: readonly string[] = [
  'anthracnose',
  'bacterial-leaf-spot',
  'fungal-leaf-spot',
  'grey-mould',
  'late-blight',
  'rust',
];
const DRY_DAYS = 30;

/** For how many days the treatment of a problem puts off what the care of its plant asks for, by kind and problem. */
export const HELD_BACK = {
  fertilise: Object.fromEntries(
    PROBLEMS.flatMap(({ id, unfedDays }) => (unfedDays ? [[id, unfedDays]] : [])),
  ),
  mist: Object.fromEntries(KEEPS_DRY.map((id) => [id, DRY_DAYS])),
};

/** For so many days after a treatment repots a plant its care does not: it is the same repotting. */
export const REPOTTED_DAYS = 184;
