import { DomainError } from '../../../kernel/domain-error.js';

export const codeNeeded = () =>
  new DomainError('invalid', 'code-needed', 'Please enter the code that your app shows now.');

export const wrongCode = () =>
  new DomainError(
    'invalid',
    'wrong-code',
    'This code isn’t right, or it was used already. Please enter the newest one.',
  );

export const twoStepIsOn = () =>
  new DomainError('conflict', 'two-step-is-on', 'Two-step login is on already. Turn it off first.');

export const twoStepIsOff = () => new DomainError('conflict', 'two-step-is-off', 'Two-step login is not on.');

export const passkeyRefused = () =>
  new DomainError('invalid', 'passkey-refused', 'We couldn’t use this passkey. Please try again.');

export const passkeyUnknown = () =>
  new DomainError(
    'unauthenticated',
    'passkey-unknown',
    'We don’t know this passkey. Please log in with your email and password.',
  );

export const passkeyNotFound = () =>
  new DomainError('not-found', 'passkey-not-found', 'We can’t find this passkey among yours.');

export const tooManyPasskeys = () =>
  new DomainError('conflict', 'too-many-passkeys', 'You have ten passkeys. Please remove one first.');

export const passkeysNeedName = () =>
  new DomainError(
    'conflict',
    'passkeys-need-a-name',
    'Passkeys work only where Leaflore has a name, such as plants.example.org.',
  );
