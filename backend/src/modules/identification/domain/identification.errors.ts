import { DomainError } from '../../../kernel/domain-error.js';
import { ALREADY_SENT } from '../../../kernel/idempotency.js';

export const trialLimitReached = () =>
  new DomainError('payment-required', 'trial-limit-reached', 'Trial limit reached', {
    members: { trialLimitReached: true, remainingIdentifications: 0 },
  });

export const identificationNotFound = () =>
  new DomainError('not-found', 'identification-not-found', 'We can’t find this identification.');

export const libraryPlantNotFound = () =>
  new DomainError('not-found', 'library-plant-not-found', 'We do not have this plant in our library.');

export const unknownClass = () =>
  new DomainError('unprocessable', 'unknown-plant', 'We do not know one of the plants of this answer.');

export const noPhoto = () => new DomainError('invalid', 'no-photo', 'Please choose a photo of your plant.');

export const tooManyPhotos = () =>
  new DomainError('invalid', 'too-many-photos', 'Please choose at most five photos of one plant.');

export const keyUsedDifferently = () =>
  new DomainError('unprocessable', 'idempotency-key-reused', ALREADY_SENT);

export const keyMissing = () =>
  new DomainError(
    'invalid',
    'idempotency-key-missing',
    'This needs an Idempotency-Key of at most 200 characters.',
  );

export const notAnswered = () =>
  new DomainError('conflict', 'not-answered', 'There’s no answer to confirm yet.');

export const stillWorking = () =>
  new DomainError(
    'unavailable',
    'still-working',
    'This is taking longer than usual. Your photo is safe. You’ll find the answer in your identifications.',
  );

/** Failures of an identification service. None of them is charged. */
export const identifierFailed = {
  unavailable: () =>
    new DomainError(
      'unavailable',
      'identifier-unavailable',
      'We can’t reach the identification service right now. Please try again in a few minutes. This didn’t use up an identification.',
    ),
  busy: () =>
    new DomainError(
      'unavailable',
      'identifier-busy',
      'The identification service is very busy. Please try again in a minute. This didn’t use up an identification.',
    ),
  tooSlow: () =>
    new DomainError(
      'unavailable',
      'identifier-too-slow',
      'The identification service took too long. Please try again. This didn’t use up an identification.',
    ),
  misconfigured: () =>
    new DomainError(
      'unavailable',
      'identifier-misconfigured',
      'The identification service isn’t accepting requests from this server. We need to fix this. This didn’t use up an identification.',
    ),
  unreadable: () =>
    new DomainError(
      'unavailable',
      'identifier-unreadable',
      'The identification service gave an answer we couldn’t read. Please try again. This didn’t use up an identification.',
    ),
  spent: () =>
    new DomainError(
      'unavailable',
      'identifier-spent',
      'The identification service has answered as often as it may today. Please try again tomorrow. This didn’t use up an identification.',
    ),
  refused: () =>
    new DomainError(
      'unprocessable',
      'identifier-refused',
      'The identification service wouldn’t look at this photo. Please try another one. This didn’t use up an identification.',
    ),
  interrupted: () =>
    new DomainError(
      'unavailable',
      'identification-interrupted',
      'Something interrupted this identification. Please try again. This didn’t use up an identification.',
    ),
};
