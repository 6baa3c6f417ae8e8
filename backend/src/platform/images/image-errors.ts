import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';

const tPhotos = texts('photos');

/** `position` is the photo's number in the request, from 1; left out when there is only one photo. */
export const notAPhoto = (position?: number) =>
  new DomainError(
    'unsupported',
    'not-a-photo',
    position ? tPhotos('notAPhotoOf', { position }) : tPhotos('notAPhoto'),
  );

export const brokenPhoto = (position?: number) =>
  new DomainError(
    'invalid',
    'broken-photo',
    position ? tPhotos('brokenOf', { position }) : tPhotos('broken'),
  );

export const photoTooLarge = (position?: number) =>
  new DomainError(
    'too-large',
    'photo-too-large',
    position ? tPhotos('tooLargeOf', { position }) : tPhotos('tooLarge'),
  );

export const tooManyPixels = (position?: number) =>
  new DomainError(
    'too-large',
    'too-many-pixels',
    position ? tPhotos('tooManyPixelsOf', { position }) : tPhotos('tooManyPixels'),
  );

/** Few pixels that need very much memory: several bytes for each colour, or a format that has to be held whole. */
export const photoTooHeavy = (position?: number) =>
  new DomainError(
    'too-large',
    'photo-too-heavy',
    position ? tPhotos('tooHeavyOf', { position }) : tPhotos('tooHeavy'),
  );

export const unreadablePhoto = (position?: number) =>
  new DomainError(
    'unprocessable',
    'unreadable-photo',
    position ? tPhotos('unreadableOf', { position }) : tPhotos('unreadable'),
  );

export const busy = () => new DomainError('unavailable', 'busy', tPhotos('busy'), { retryAfterS: 5 });

const MAKERS = [notAPhoto, brokenPhoto, photoTooLarge, tooManyPixels, photoTooHeavy, unreadablePhoto];

/** All that can be wrong with a photo, for the contract. */
export const PHOTO_PROBLEMS = MAKERS.map((make) => () => make());

/** The problem with this code. */
export const problemOf = (code: string, position?: number): DomainError =>
  (MAKERS.find((make) => make().code === code) ?? unreadablePhoto)(position);
