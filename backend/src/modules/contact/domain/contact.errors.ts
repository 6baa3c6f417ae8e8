import { DomainError } from '../../../kernel/domain-error.js';

export const messageNotFound = () =>
  new DomainError('not-found', 'message-not-found', 'This message is no longer there.');
