/** Why a photo cannot be taken. */
export default {
  unreadable: 'This file cannot be read. Please choose a photo.',
  tooLarge: 'This photo is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This photo has too many pixels. Please choose a smaller one.',
} as const;
