import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tAuth = texts('auth');

export const codeNeeded = () => new DomainError('invalid', 'code-needed', tAuth('codeNeeded'));

export const wrongCode = () => new DomainError('invalid', 'wrong-code', tAuth('wrongCode'));

export const twoStepIsOn = () => new DomainError('conflict', 'two-step-is-on', tAuth('twoStepIsOn'));

export const twoStepIsOff = () => new DomainError('conflict', 'two-step-is-off', tAuth('twoStepIsOff'));

export const passkeyRefused = () => new DomainError('invalid', 'passkey-refused', tAuth('passkeyRefused'));

export const passkeyUnknown = () =>
  new DomainError('unauthenticated', 'passkey-unknown', tAuth('passkeyUnknown'));

export const passkeyNotFound = () =>
  new DomainError('not-found', 'passkey-not-found', tAuth('passkeyNotFound'));

export const tooManyPasskeys = () =>
  new DomainError('conflict', 'too-many-passkeys', tAuth('tooManyPasskeys'));

export const passkeysNeedName = () =>
  new DomainError('conflict', 'passkeys-need-a-name', tAuth('passkeysNeedName'));
