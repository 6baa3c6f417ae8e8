import type { ApiError } from '../../api/api';
import { failure, success } from './kinds';

interface Identified {
  plant: { commonName: string };
  trialLimitReached?: boolean;
  remainingIdentifications?: number | null;
}

const trialLimit = () =>
  failure('Trial Limit Reached', 'Please upgrade to premium for unlimited plant identifications.');

/** Identifications. */
export const identificationMessages = {
  done: ({ plant, trialLimitReached, remainingIdentifications: left }: Identified) =>
    trialLimitReached
      ? trialLimit()
      : success(
          'Plant Identified!',
          `Found: ${plant.commonName}` +
            (left !== null && left !== undefined && left >= 0
              ? ` (${left} identification${left === 1 ? '' : 's'} remaining)`
              : ''),
        ),
  failed: ({ status, code, message }: ApiError) => {
    if (code === 'trial-limit-reached' || message.includes('Trial limit reached')) return trialLimit();
    const words = status === 401 ? 'Authentication required' : message;
    return failure('Identification Failed', words || 'Failed to identify plant');
  },
  limit: trialLimit,
  unreadable: () => failure('Identification Failed', 'Failed to read file'),
  feedback: {
    failed: ({ message }: ApiError) =>
      failure('Error', message || 'We couldn’t keep your answer. Please try again.'),
  },
};
