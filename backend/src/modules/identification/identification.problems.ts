import { DomainError } from '../../kernel/domain-error.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { busy, PHOTO_PROBLEMS } from '../../platform/images/image-errors.js';
import { storageAway, storageFull } from '../../platform/storage/image-store.js';
import { accountNotFound } from '../auth/index.js';
import { photoGone, photoSpaceUsed } from '../photos/index.js';
import {
  identifierFailed,
  keyUsedDifferently,
  noPhoto,
  stillWorking,
  tooManyPhotos,
  trialLimitReached,
} from './domain/identification.errors.js';
import { EXAMPLE_ID } from '../../platform/http/openapi/examples.js';

/** A released identification says which one it was, and what is left. */
const released = (make: () => DomainError) => (): DomainError => {
  const { kind, code, message } = make();
  const members = { identificationId: EXAMPLE_ID, trialLimitReached: false, remainingIdentifications: 3 };
  return new DomainError(kind, code, message, { members });
};

/** What the main call may answer when it fails. */
export const IDENTIFY_PROBLEMS = [
  trialLimitReached,
  noPhoto,
  tooManyPhotos,
  ...PHOTO_PROBLEMS,
  photoGone,
  photoSpaceUsed,
  keyUsedDifferently,
  accountNotFound,
  tooManyTries,
  busy,
  storageFull,
  storageAway,
  stillWorking,
  ...Object.values(identifierFailed).map(released),
];
