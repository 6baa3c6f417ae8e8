import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tContact = texts('contact');

export const newsletterLinkUnknown = () =>
  new DomainError('not-found', 'newsletter-link-unknown', tContact('linkUnknown'));

export const issueAlreadySent = () =>
  new DomainError('conflict', 'issue-already-sent', tContact('issueSent'));
