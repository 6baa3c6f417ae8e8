import { tPhoto } from '../../../languages/photo';
import type { PhotoProblem } from './read-photo';

/** Why a photo cannot be taken, in words; each is looked up when it is asked for, as the texts come later than the code. */
export const PHOTO_PROBLEM_WORDS: Readonly<Record<PhotoProblem, string>> = {
  get unreadable() {
    return tPhoto('unreadable');
  },
  get 'too-large'() {
    return tPhoto('tooLarge');
  },
  get 'too-many-pixels'() {
    return tPhoto('tooManyPixels');
  },
};
