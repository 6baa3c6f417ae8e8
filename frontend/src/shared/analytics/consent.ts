import { useSyncExternalStore } from 'react';
import { isAnalyticsConfigured } from './configured';

/** What a person has answered to whether visits may be counted. */
export type Consent = 'yes' | 'no';

const HALF_A_YEAR_S = 182 * 24 * 60 * 60;
const CHANGED = 'analytics-consent';

/** The answer on this device; undefined where there is none, or none any more after half a year. */
export const currentConsent = () =>
  /(?:^|; )analytics=(yes|no)/.exec(document.cookie)?.[1] as Consent | undefined;

/** Whether events may be sent. */
export const mayMeasure = () => isAnalyticsConfigured() && currentConsent() === 'yes';

/** Keeps the answer, in a cookie because logging out clears the storages. After a no, the tag manager is removed at once. */
export function setConsent(consent: Consent): void {
  document.cookie = `analytics=${consent}; path=/; max-age=${HALF_A_YEAR_S}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls `onChange` after each answer. Answers a function that ends this. */
export const watchConsent = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
};

/** The answer on this device, as it changes. */
export const useConsent = () => useSyncExternalStore(watchConsent, currentConsent, () => undefined);
