import { DomainError } from '../../../kernel/domain-error.js';

export const articleNotFound = () =>
  new DomainError('not-found', 'article-not-found', 'There is no such article.');
