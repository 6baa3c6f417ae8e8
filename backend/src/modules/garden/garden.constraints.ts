import type { ConstraintErrors } from '../../platform/http/problem.js';
import { keyUsedElsewhere } from './domain/care.errors.js';

/** An answer's id follows from its Idempotency-Key: the table takes each once, and rolls back all that came with a second. */
export const gardenConstraints: ConstraintErrors = new Map([['care_events_pkey', keyUsedElsewhere]]);
