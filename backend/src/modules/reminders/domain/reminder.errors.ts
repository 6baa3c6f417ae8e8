import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tReminders = texts('reminders');

export const linkNotFound = () =>
  new DomainError('not-found', 'reminder-link-unknown', tReminders('linkUnknown'));

export const linkExpired = () =>
  new DomainError('invalid', 'reminder-link-expired', tReminders('linkExpired'));

export const calendarNotFound = () =>
  new DomainError('not-found', 'calendar-not-found', tReminders('calendarUnknown'));

export const deviceNotFound = () =>
  new DomainError('not-found', 'device-not-found', tReminders('deviceUnknown'));

export const strangePushService = () =>
  new DomainError('invalid', 'strange-push-service', tReminders('strangeService'));

export const deviceTaken = () => new DomainError('conflict', 'device-taken', tReminders('deviceTaken'));
