import type { Account } from '../../shared/api/api';

/** How bright a plant's place is, in plain words. */
export const LIGHTS = [
  { value: '', label: 'I am not sure' },
  { value: 'low', label: 'Far from any window' },
  { value: 'medium', label: 'A few steps from a window' },
  { value: 'bright', label: 'Beside a window, out of the sun' },
  { value: 'sun', label: 'In the sun for hours' },
];

/** The width of a pot, in the reader's units. */
export const potSizes = (units: Account['units']) => {
  const [small, large] = units === 'imperial' ? ['4 inches', '10 inches'] : ['10 cm', '25 cm'];
  return [
    { value: '', label: 'I am not sure' },
    { value: '8', label: `Small: up to ${small} across` },
    { value: '16', label: 'Medium: in between' },
    { value: '28', label: `Large: ${large} and more` },
  ];
};

/** Whether rain reaches it. */
export const STANDS = [
  { value: 'indoors', label: 'Indoors' },
  { value: 'outdoors', label: 'Outdoors, in the rain' },
];

/** How often a plant is watered. */
export const RHYTHMS = [
  { value: '', label: 'Suggest it for me' },
  { value: 'Daily', label: 'Every day' },
  { value: 'Twice a week', label: 'Twice a week' },
  { value: 'Weekly', label: 'Once a week' },
  { value: 'Bi-weekly', label: 'Every two weeks' },
  { value: 'Monthly', label: 'Once a month' },
];

/** Places that are suggested besides those in use. */
export const USUAL_PLACES = ['Living room', 'Kitchen', 'Bathroom', 'Balcony'];
