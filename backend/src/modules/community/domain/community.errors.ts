import { DomainError } from '../../../kernel/domain-error.js';

export const postNotFound = () =>
  new DomainError('not-found', 'post-not-found', 'This post is no longer there.');

export const commentNotFound = () =>
  new DomainError('not-found', 'comment-not-found', 'This comment is no longer there.');

export const ownPost = () =>
  new DomainError('invalid', 'own-post', 'This post is yours. You can delete it instead.');

export const blockNotFound = () =>
  new DomainError('not-found', 'block-not-found', 'You haven’t blocked this person.');

export const questionNotFound = () =>
  new DomainError('not-found', 'question-not-found', 'We can’t find this question.');
