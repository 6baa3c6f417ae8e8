import { tCare } from '../../languages/care';
import { tPlantform } from '../../languages/plantform';
import type { Account } from '../../shared/api/api';

/** How bright a plant's place is, in plain words. */
export const lights = () => [
  { value: '', label: tPlantform('unsure') },
  { value: 'low', label: tPlantform('low') },
  { value: 'medium', label: tPlantform('medium') },
  { value: 'bright', label: tPlantform('bright') },
  { value: 'sun', label: tPlantform('sun') },
];

/** The width of a pot, in the reader's units. */
export const potSizes = (units: Account['units']) => {
  const width = (inches: number, centimetres: number) =>
    units === 'imperial'
      ? tPlantform('inches', { number: inches })
      : tPlantform('centimetres', { number: centimetres });
  return [
    { value: '', label: tPlantform('unsure') },
    { value: '8', label: tPlantform('potSmall', { width: width(4, 10) }) },
    { value: '16', label: tPlantform('potMedium') },
    { value: '28', label: tPlantform('potLarge', { width: width(10, 25) }) },
  ];
};

/** Whether rain reaches it; of a new plant that may be left open. */
export const stands = (isNew: boolean) => [
  ...(isNew ? [{ value: '', label: tPlantform('unsure') }] : []),
  { value: 'indoors', label: tPlantform('indoors') },
  { value: 'outdoors', label: tPlantform('outdoors') },
];

/* eslint-disable no-restricted-syntax -- values of the server */
/** How often a plant is watered. */
export const rhythms = () => [
  { value: '', label: tPlantform('suggest') },
  { value: 'Daily', label: tPlantform('daily') },
  { value: 'Twice a week', label: tPlantform('twiceWeekly') },
  { value: 'Weekly', label: tPlantform('weekly') },
  { value: 'Bi-weekly', label: tCare('everyTwoWeeks') },
  { value: 'Monthly', label: tPlantform('monthly') },
];
/* eslint-enable no-restricted-syntax */

/** Places that are suggested besides those in use. */
export const usualPlaces = () => [
  tPlantform('livingRoom'),
  tPlantform('kitchen'),
  tPlantform('bathroom'),
  tPlantform('balcony'),
];
