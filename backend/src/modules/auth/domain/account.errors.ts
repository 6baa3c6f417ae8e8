import { DomainError } from '../../../kernel/domain-error.js';

export const invalidCredentials = () =>
  new DomainError('unauthenticated', 'invalid-credentials', 'Invalid credentials');

export const emailTaken = () =>
  new DomainError(
    'conflict',
    'email-taken',
    'There’s already an account with this email. Please log in instead.',
  );

export const accountNotFound = () =>
  new DomainError('not-found', 'account-not-found', 'We can’t find this account.');

export const wrongPassword = () =>
  new DomainError('invalid', 'wrong-password', 'Your current password isn’t right.');

export const resetLinkSpent = () =>
  new DomainError(
    'invalid',
    'reset-link-spent',
    'This link has already been used or is too old. Please ask for a new one.',
  );

export const verificationLinkSpent = () =>
  new DomainError(
    'invalid',
    'verification-link-spent',
    'This link was already used, is too old or belongs to another account. Please ask for a new one.',
  );

export const deviceNotFound = () =>
  new DomainError('not-found', 'device-not-found', 'We can’t find this device among yours.');
