import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tPhotos = texts('photos');

export const uploadNotFound = () =>
  new DomainError('not-found', 'upload-not-found', tPhotos('uploadNotFound'));

export const uploadExpired = () => new DomainError('forbidden', 'upload-expired', tPhotos('uploadExpired'));

export const photoGone = () => new DomainError('not-found', 'photo-gone', tPhotos('gone'));

export const uploadUsed = () => new DomainError('conflict', 'upload-used', tPhotos('uploadUsed'));

export const photoSpaceUsed = () =>
  new DomainError('unprocessable', 'photo-space-used', tPhotos('spaceUsed'));
