import { tOutcomes } from '../../../languages/outcomes';
import type { ApiError } from '../../api/api';
import { failure, success } from './kinds';

interface Identified {
  plant: { commonName: string };
  trialLimitReached?: boolean;
  remainingIdentifications?: number | null;
}

const trialLimit = () => failure(tOutcomes('limit'), tOutcomes('limitText'));

/** Identifications. */
export const identificationMessages = {
  done: ({ plant, trialLimitReached, remainingIdentifications: left }: Identified) => {
    if (trialLimitReached) return trialLimit();
    const name = plant.commonName;
    const found =
      left !== null && left !== undefined && left >= 0
        ? tOutcomes('foundLeft', { name, count: left })
        : tOutcomes('found', { name });
    return success(tOutcomes('identified'), found);
  },
  failed: ({ status, code, message }: ApiError) => {
    if (code === 'trial-limit-reached' || status === 402) return trialLimit();
    const words = status === 401 ? tOutcomes('needsLogin') : message;
    return failure(tOutcomes('failed'), words || tOutcomes('failedText'));
  },
  limit: trialLimit,
  unreadable: () => failure(tOutcomes('failed'), tOutcomes('unreadable')),
  feedback: {
    failed: ({ message }: ApiError) => failure(tOutcomes('error'), message || tOutcomes('notKept')),
  },
};
