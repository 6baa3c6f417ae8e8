import { DomainError } from '../../../kernel/domain-error.js';

export const contactMessageNotFound = () =>
  new DomainError('not-found', 'contact-message-not-found', 'This message is no longer there.');
