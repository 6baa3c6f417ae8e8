import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tAuth = texts('auth');

export const invalidCredentials = () =>
  new DomainError('unauthenticated', 'invalid-credentials', tAuth('invalidCredentials'));

export const emailTaken = () => new DomainError('conflict', 'email-taken', tAuth('emailTaken'));

export const accountNotFound = () =>
  new DomainError('not-found', 'account-not-found', tAuth('accountNotFound'));

export const wrongPassword = () => new DomainError('invalid', 'wrong-password', tAuth('wrongPassword'));

export const resetLinkSpent = () => new DomainError('invalid', 'reset-link-spent', tAuth('resetLinkSpent'));

export const verificationLinkSpent = () =>
  new DomainError('invalid', 'verification-link-spent', tAuth('verificationLinkSpent'));

export const deviceNotFound = () => new DomainError('not-found', 'device-not-found', tAuth('deviceNotFound'));
