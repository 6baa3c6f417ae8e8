import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tContact = texts('contact');

export const contactMessageNotFound = () =>
  new DomainError('not-found', 'contact-message-not-found', tContact('messageGone'));
