import { DomainError } from '../../../kernel/domain-error.js';

export const linkNotFound = () =>
  new DomainError(
    'not-found',
    'reminder-link-unknown',
    'This link is not complete. Please open it from the message again.',
  );

export const linkExpired = () =>
  new DomainError(
    'invalid',
    'reminder-link-expired',
    'This link is too old. Please open Leaflore to see what is due.',
  );

export const calendarNotFound = () =>
  new DomainError(
    'not-found',
    'calendar-not-found',
    'This calendar link is no longer good. You can make a new one on your profile.',
  );

export const deviceNotFound = () =>
  new DomainError('not-found', 'device-not-found', 'We can’t find this device among yours.');

export const strangePushService = () =>
  new DomainError(
    'invalid',
    'strange-push-service',
    'We do not know the service that delivers messages to this browser.',
  );

export const deviceTaken = () =>
  new DomainError('conflict', 'device-taken', 'This device already shows someone else’s reminders.');
