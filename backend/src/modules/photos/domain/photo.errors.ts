import { DomainError } from '../../../kernel/domain-error.js';

export const uploadNotFound = () =>
  new DomainError(
    'not-found',
    'upload-not-found',
    'We can’t find this upload. Please choose the photo again.',
  );

export const uploadExpired = () => new DomainError('forbidden', 'upload-expired', 'Request has expired');

export const photoGone = () =>
  new DomainError('not-found', 'photo-gone', 'This photo is no longer there. Please choose it again.');

export const uploadUsed = () =>
  new DomainError('conflict', 'upload-used', 'A photo was already sent here. Please choose the photo again.');

export const photoSpaceUsed = () =>
  new DomainError(
    'unprocessable',
    'photo-space-used',
    'Your photos fill the 2 GB that an account has. Please delete some that you do not need any more.',
  );
