import { MAX_PHOTOS } from './max-photos';

/** What the next photo would best show, by the number of photos so far. */
const NEXT = [
  'the whole plant',
  'a close-up of a leaf',
  'a flower or a fruit, if it has one',
  'the plant from another side',
  'the stem, down to the soil',
];

/** A suggestion for the next photo, as a sentence; undefined once there are five. */
export function missingPhoto(count: number): string | undefined {
  const next = NEXT[count];
  return next && `Add ${next}.`;
}

/** How many more may be added, in words. */
export function roomFor(count: number): string {
  const left = MAX_PHOTOS - count;
  return left === 0
    ? 'Five photos: that is all we need.'
    : `You may add ${left === 1 ? 'one more photo' : `up to ${['', '', 'two', 'three', 'four', 'five'][left]} more photos`} of the same plant.`;
}

/** The label of the button: a phone takes a photo, a desktop chooses a file. */
export const cameraLabel = (isPhone: boolean) => (isPhone ? 'Take Photo' : 'Select Image');
