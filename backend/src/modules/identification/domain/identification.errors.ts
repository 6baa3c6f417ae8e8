import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tIdentification = texts('identification');

export const trialLimitReached = () =>
  new DomainError('payment-required', 'trial-limit-reached', tIdentification('limitReached'), {
    members: { trialLimitReached: true, remainingIdentifications: 0 },
  });

export const identificationNotFound = () =>
  new DomainError('not-found', 'identification-not-found', tIdentification('notFound'));

export const libraryPlantNotFound = () =>
  new DomainError('not-found', 'library-plant-not-found', tIdentification('notInLibrary'));

export const unknownClass = () =>
  new DomainError('unprocessable', 'unknown-plant', tIdentification('unknownPlant'));

export const noPhoto = () => new DomainError('invalid', 'no-photo', tIdentification('noPhoto'));

export const tooManyPhotos = () =>
  new DomainError('invalid', 'too-many-photos', tIdentification('tooManyPhotos'));

export const keyUsedDifferently = () =>
  new DomainError('unprocessable', 'idempotency-key-reused', tIdentification('alreadySent'));

export const keyMissing = () =>
  new DomainError('invalid', 'idempotency-key-missing', tIdentification('keyMissing'));

export const notAnswered = () => new DomainError('conflict', 'not-answered', tIdentification('notAnswered'));

export const stillWorking = () =>
  new DomainError('unavailable', 'still-working', tIdentification('stillWorking'));

/** Failures of an identification service. None of them is charged. */
export const identifierFailed = {
  unavailable: () => new DomainError('unavailable', 'identifier-unavailable', tIdentification('unavailable')),
  busy: () => new DomainError('unavailable', 'identifier-busy', tIdentification('busy')),
  tooSlow: () => new DomainError('unavailable', 'identifier-too-slow', tIdentification('tooSlow')),
  misconfigured: () =>
    new DomainError('unavailable', 'identifier-misconfigured', tIdentification('misconfigured')),
  unreadable: () => new DomainError('unavailable', 'identifier-unreadable', tIdentification('unreadable')),
  spent: () => new DomainError('unavailable', 'identifier-spent', tIdentification('spent')),
  refused: () => new DomainError('unprocessable', 'identifier-refused', tIdentification('refused')),
  interrupted: () =>
    new DomainError('unavailable', 'identification-interrupted', tIdentification('interrupted')),
};
