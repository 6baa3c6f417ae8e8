import { DomainError } from '../../../kernel/domain-error.js';

export const newsletterLinkUnknown = () =>
  new DomainError(
    'not-found',
    'newsletter-link-unknown',
    'This link doesn’t work any more. Please subscribe again to get a new one.',
  );

export const issueAlreadySent = () =>
  new DomainError('conflict', 'issue-already-sent', 'The newsletter of this month was sent already.');
