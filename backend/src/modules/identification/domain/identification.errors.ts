import { DomainError } from '../../../kernel/domain-error.js';

export const trialLimitReached = () =>
  new DomainError('payment-required', 'trial-limit-reached', 'Trial limit reached', {
    members: { trialLimitReached: true, remainingIdentifications: 0 },
  });

export const identificationNotFound = () =>
  new DomainError('not-found', 'identification-not-found', 'We cannot find this identification.');

export const libraryPlantNotFound = () =>
  new DomainError('not-found', 'library-plant-not-found', 'We do not have this plant in our library.');

export const noPhoto = () => new DomainError('invalid', 'no-photo', 'Please choose a photo of your plant.');

export const tooManyPhotos = () =>
  new DomainError('invalid', 'too-many-photos', 'Please choose at most five photos of one plant.');

export const keyUsedDifferently = () =>
  new DomainError(
    'unprocessable',
    'idempotency-key-reused',
    'This Idempotency-Key was already used for other photos.',
  );

export const notAnswered = () =>
  new DomainError('conflict', 'not-answered', 'There is no answer yet that could be confirmed or corrected.');

export const tooManyStreams = () =>
  new DomainError(
    'too-many',
    'too-many-streams',
    'Too many windows wait for an answer at the same time. Please close one of them.',
    { retryAfterS: 5 },
  );

export const stillWorking = () =>
  new DomainError(
    'unavailable',
    'still-working',
    'This takes longer than usual. Your photo is safe: you will find the answer in your history.',
  );

/** Failures of an identification service. None of them is charged. */
export const identifierFailed = {
  unavailable: () =>
    new DomainError(
      'unavailable',
      'identifier-unavailable',
      'The identification service cannot be reached right now. Please try again in a few minutes. This try was not counted.',
    ),
  busy: () =>
    new DomainError(
      'unavailable',
      'identifier-busy',
      'The identification service is very busy. Please try again in a minute. This try was not counted.',
    ),
  tooSlow: () =>
    new DomainError(
      'unavailable',
      'identifier-too-slow',
      'The identification service took too long. Please try again. This try was not counted.',
    ),
  misconfigured: () =>
    new DomainError(
      'unavailable',
      'identifier-misconfigured',
      'The identification service does not accept this server at the moment. We have to mend this. This try was not counted.',
    ),
  unreadable: () =>
    new DomainError(
      'unavailable',
      'identifier-unreadable',
      'The identification service gave an answer that we could not read. Please try again. This try was not counted.',
    ),
  spent: () =>
    new DomainError(
      'unavailable',
      'identifier-spent',
      'The identification service has answered as often as it may today. Please try again tomorrow. This try was not counted.',
    ),
  refused: () =>
    new DomainError(
      'unprocessable',
      'identifier-refused',
      'The identification service did not want to judge this photo. Please try another one. This try was not counted.',
    ),
  interrupted: () =>
    new DomainError(
      'unavailable',
      'identification-interrupted',
      'Something interrupted this identification. Please try again. This try was not counted.',
    ),
};
