import type { PhotoProblem } from './read-photo';

/** Why a photo cannot be taken, in words. */
export const PHOTO_PROBLEM_WORDS: Record<PhotoProblem, string> = {
  unreadable: 'This file cannot be read. Please choose a photo.',
  'too-large': 'This photo is larger than 10 MB. Please choose a smaller one.',
  'too-many-pixels': 'This photo has too many pixels. Please choose a smaller one.',
};
