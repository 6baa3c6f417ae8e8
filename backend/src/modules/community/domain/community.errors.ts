import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';
import { MAX_PHOTOS } from './photo.js';

const tCommunity = texts('community');

export const postNotFound = () => new DomainError('not-found', 'post-not-found', tCommunity('postGone'));

export const commentNotFound = () =>
  new DomainError('not-found', 'comment-not-found', tCommunity('commentGone'));

export const ownPost = () => new DomainError('invalid', 'own-post', tCommunity('ownPost'));

export const ownComment = () => new DomainError('invalid', 'own-comment', tCommunity('ownComment'));

export const nothingToPost = () => new DomainError('invalid', 'nothing-to-post', tCommunity('blank'));

/** The key of something else that the same person has written: a correction must not be lost behind it. */
export const keyOfOtherWriting = () =>
  new DomainError('conflict', 'key-of-other-writing', tCommunity('sentOtherwise'));

export const photoNotFound = () => new DomainError('not-found', 'photo-not-found', tCommunity('photoGone'));

export const postPhotosFull = () =>
  new DomainError('conflict', 'post-photos-full', tCommunity('photosFull', { photos: MAX_PHOTOS }));

export const lastPhoto = () => new DomainError('conflict', 'last-photo', tCommunity('lastPhoto'));

export const blockNotFound = () => new DomainError('not-found', 'block-not-found', tCommunity('notBlocked'));

/** Another admin was first. */
export const questionAnswered = () =>
  new DomainError('conflict', 'question-answered', tCommunity('questionAnswered'));

export const questionNotFound = () =>
  new DomainError('not-found', 'question-not-found', tCommunity('questionUnknown'));
