import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tGarden = texts('garden');

export const awayEndsBeforeItBegins = () =>
  new DomainError('invalid', 'away-ends-before-it-begins', tGarden('awayEndsFirst'));

export const awayIsOver = () => new DomainError('invalid', 'away-over', tGarden('awayOver'));

export const awayIsTooLong = () => new DomainError('invalid', 'away-too-long', tGarden('awayTooLong'));

export const awayIsFarAhead = () => new DomainError('invalid', 'away-too-far', tGarden('awayTooFar'));

export const tooManySitterLinks = () =>
  new DomainError('conflict', 'too-many-sitter-links', tGarden('tooManyLinks'));

export const sitterLinkNotFound = () =>
  new DomainError('not-found', 'sitter-link-not-found', tGarden('linkGone'));

/** The same whether the link never was, was ended, is over or was made with a key that is gone: who has no link learns nothing. */
export const sitterPageClosed = () =>
  new DomainError('not-found', 'sitter-page-closed', tGarden('sitterClosed'));

export const notASitterTask = () =>
  new DomainError('not-found', 'not-a-sitter-task', tGarden('notASitterTask'));

export const notTheSittersDay = () =>
  new DomainError('conflict', 'not-the-sitters-day', tGarden('notTheSittersDay'));
