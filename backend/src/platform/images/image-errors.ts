import { DomainError } from '../../kernel/domain-error.js';

const ACCEPTED = 'Please send a JPEG, PNG, WebP, HEIC or AVIF photo.';

/** `position` is the photo's number in the request, from 1; left out when there is only one photo. */
const photo = (position?: number) => (position ? `Photo ${position}` : 'This photo');

export const notAPhoto = (position?: number) =>
  new DomainError(
    'unsupported',
    'not-a-photo',
    `${photo(position)} is not a picture that we can read. ${ACCEPTED}`,
  );

export const brokenPhoto = (position?: number) =>
  new DomainError(
    'invalid',
    'broken-photo',
    `${photo(position)} is damaged or incomplete. Please choose it again, or take another one.`,
  );

export const photoTooLarge = (position?: number) =>
  new DomainError(
    'too-large',
    'photo-too-large',
    `${photo(position)} is larger than 10 MB. Please choose a smaller one.`,
  );

export const tooManyPixels = (position?: number) =>
  new DomainError(
    'too-large',
    'too-many-pixels',
    `${photo(position)} has more than 50 megapixels. Please choose a smaller one.`,
  );

/** Few pixels, but very much memory: several bytes for each colour, or written so that all of it is held at once. */
export const photoTooHeavy = (position?: number) =>
  new DomainError(
    'too-large',
    'photo-too-heavy',
    `${photo(position)} takes too much memory to open. Please save it as a plain JPEG, or choose a smaller one.`,
  );

export const unreadablePhoto = (position?: number) =>
  new DomainError(
    'unprocessable',
    'unreadable-photo',
    `${photo(position)} could not be read. Please choose another one.`,
  );

export const busy = () =>
  new DomainError(
    'unavailable',
    'busy',
    'Many people are asking right now. Please try again in a moment. This didn’t use up an identification.',
    { retryAfterS: 5 },
  );

const MAKERS = [notAPhoto, brokenPhoto, photoTooLarge, tooManyPixels, photoTooHeavy, unreadablePhoto];

/** All that can be wrong with a photo, for the contract. */
export const PHOTO_PROBLEMS = MAKERS.map((make) => () => make());

/** The problem with this code. */
export const problemOf = (code: string, position?: number): DomainError =>
  (MAKERS.find((make) => make().code === code) ?? unreadablePhoto)(position);
