import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tHousehold = texts('household');

/** The same whether there is no such garden or it is not shared with who asks: a stranger learns nothing. */
export const gardenNotFound = () =>
  new DomainError('not-found', 'garden-not-found', tHousehold('gardenNotFound'));

export const onlyTicking = () => new DomainError('forbidden', 'only-ticking', tHousehold('onlyTicking'));

export const memberNotFound = () =>
  new DomainError('not-found', 'member-not-found', tHousehold('memberNotFound'));

export const invitationNotFound = () =>
  new DomainError('not-found', 'invitation-not-found', tHousehold('invitationNotFound'));

/** The same whether it never was, was used, withdrawn or too old, or is for another address. */
export const invitationSpent = () =>
  new DomainError('invalid', 'invitation-spent', tHousehold('invitationSpent'));

export const ownGarden = () => new DomainError('invalid', 'own-garden', tHousehold('ownGarden'));

export const memberAlready = () => new DomainError('conflict', 'member-already', tHousehold('memberAlready'));

export const householdFull = () => new DomainError('conflict', 'household-full', tHousehold('full'));

/** Nobody is mailed in the name of an address that is perhaps another person's. */
export const confirmAddressFirst = () =>
  new DomainError('forbidden', 'confirm-address-first', tHousehold('confirmAddressFirst'));
