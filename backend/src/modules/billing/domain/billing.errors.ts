import { DomainError } from '../../../kernel/domain-error.js';

export const grantIsOver = () =>
  new DomainError('invalid', 'grant-is-over', 'This day is over. Please choose a day from today on.');

export const notADay = () => new DomainError('invalid', 'not-a-day', 'Please write the day as 2026-12-31.');
