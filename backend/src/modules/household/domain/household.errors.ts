import { DomainError } from '../../../kernel/domain-error.js';

/** The same whether there is no such garden or it is not shared with who asks: a stranger learns nothing. */
export const gardenNotFound = () =>
  new DomainError('not-found', 'garden-not-found', 'This garden isn’t shared with you, or not any more.');

export const onlyTicking = () =>
  new DomainError(
    'forbidden',
    'only-ticking',
    'In this garden you can see and tick. Its owner can let you change things too.',
  );

export const memberNotFound = () =>
  new DomainError('not-found', 'member-not-found', 'This person doesn’t share your garden any more.');

export const invitationNotFound = () =>
  new DomainError('not-found', 'invitation-not-found', 'This invitation isn’t open any more.');

/** The same whether it never was, was used, withdrawn or too old, or is for another address. */
export const invitationSpent = () =>
  new DomainError(
    'invalid',
    'invitation-spent',
    'This invitation was already used, is too old, or was sent to another email address than yours. Please ask for a new one.',
  );

export const ownGarden = () =>
  new DomainError('invalid', 'own-garden', 'This is your own address. Your garden is yours already.');

export const memberAlready = () =>
  new DomainError('conflict', 'member-already', 'This person shares your garden already.');

export const householdFull = () =>
  new DomainError(
    'conflict',
    'household-full',
    'You can share your garden with 5 people. Please remove somebody or withdraw an invitation first.',
  );

/** Nobody is mailed in the name of an address that is perhaps another person's. */
export const confirmAddressFirst = () =>
  new DomainError(
    'forbidden',
    'confirm-address-first',
    'Please confirm your own email address first, on your profile. Then you can invite others.',
  );
