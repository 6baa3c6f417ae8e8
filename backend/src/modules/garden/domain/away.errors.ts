import { DomainError } from '../../../kernel/domain-error.js';

export const awayEndsBeforeItBegins = () =>
  new DomainError(
    'invalid',
    'away-ends-before-it-begins',
    'The last day is before the first. Please look at the dates again.',
  );

export const awayIsOver = () =>
  new DomainError('invalid', 'away-over', 'These days are past. Please choose days to come.');

export const awayIsTooLong = () =>
  new DomainError('invalid', 'away-too-long', 'That is longer than 60 days. Please choose 60 days or fewer.');

export const awayIsFarAhead = () =>
  new DomainError(
    'invalid',
    'away-too-far',
    'That is more than a year ahead. Please come back nearer the time.',
  );

export const tooManySitterLinks = () =>
  new DomainError(
    'conflict',
    'too-many-sitter-links',
    'You have 3 links already. Please end one of them first.',
  );

export const sitterLinkNotFound = () =>
  new DomainError('not-found', 'sitter-link-not-found', 'We can’t find this link among yours.');

/** The same whether the link never was, was ended, is over or was made with a key that is gone: who has no link learns nothing. */
export const sitterPageClosed = () =>
  new DomainError(
    'not-found',
    'sitter-page-closed',
    'This page is closed. Its link is no longer good, or it is not complete. Please ask the person whose plants they are for a new one.',
  );

export const notASitterTask = () =>
  new DomainError(
    'not-found',
    'not-a-sitter-task',
    'This is no longer on the list. The list was brought up to date.',
  );

export const notTheSittersDay = () =>
  new DomainError('conflict', 'not-the-sitters-day', 'Only what is for today can be ticked, on its own day.');
