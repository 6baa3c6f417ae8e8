import { DomainError } from '../../../kernel/domain-error.js';
import { MAX_PHOTOS } from './photo.js';

export const postNotFound = () =>
  new DomainError('not-found', 'post-not-found', 'This post is no longer there.');

export const commentNotFound = () =>
  new DomainError('not-found', 'comment-not-found', 'This comment is no longer there.');

export const ownPost = () =>
  new DomainError('invalid', 'own-post', 'This post is yours. You can delete it instead.');

export const ownComment = () =>
  new DomainError('invalid', 'own-comment', 'This comment is yours. You can delete it instead.');

export const nothingToPost = () =>
  new DomainError('invalid', 'nothing-to-post', 'Please write something first');

export const photoNotFound = () =>
  new DomainError('not-found', 'photo-not-found', 'This photo is no longer there.');

export const postPhotosFull = () =>
  new DomainError('conflict', 'post-photos-full', `A post has room for ${MAX_PHOTOS} photos.`);

export const lastPhoto = () =>
  new DomainError(
    'conflict',
    'last-photo',
    'This photo is all that there is in your post. You can delete the post instead.',
  );

export const blockNotFound = () =>
  new DomainError('not-found', 'block-not-found', 'You haven’t blocked this person.');

export const questionNotFound = () =>
  new DomainError('not-found', 'question-not-found', 'We can’t find this question.');
