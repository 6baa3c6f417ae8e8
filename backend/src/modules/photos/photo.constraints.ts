import type { ConstraintErrors } from '../../platform/http/problem.js';
import { photoGone } from './domain/photo.errors.js';

/** Raised by the trigger of migration 0007 where a row refers to a photo in the moment in which that is removed. */
export const photoConstraints: ConstraintErrors = new Map([['photos_kept', photoGone]]);
