import { tIdentify } from '../../languages/identify';
import type { ApiError } from '../../shared/api/api';

/** What can be done about a failure. */
type NextStep = 'again' | 'other-photo' | 'sign-in' | 'upgrade' | 'history';

/** A failure in plain words: what happened, what is safe, what to do. */
export interface Explained {
  title: string;
  text: string;
  nextStep: NextStep;
}

const ABOUT_PHOTO =
  /^(no-photo|too-many-photos|not-a-photo|broken-photo|photo-too-large|too-many-pixels|photo-too-heavy|unreadable-photo|identifier-refused|invalid-image)$/;
const BUSY = /^(busy|identifier-busy|too-many-tries|too-much-at-once)$/;

/** Explains why an identification failed. */
export function explainFailure({ status, code, message }: ApiError): Explained {
  if (code === 'trial-limit-reached' || status === 402)
    return { title: tIdentify('usedUp'), text: tIdentify('usedUpText'), nextStep: 'upgrade' };
  if (status === 401)
    return { title: tIdentify('loggedOut'), text: tIdentify('loggedOutText'), nextStep: 'sign-in' };
  if (code === 'network')
    return { title: tIdentify('noServer'), text: tIdentify('noServerText'), nextStep: 'again' };
  if (code === 'still-working')
    return { title: tIdentify('slow'), text: tIdentify('slowText'), nextStep: 'history' };
  if (ABOUT_PHOTO.test(code))
    return { title: tIdentify('wrongPhoto'), text: message, nextStep: 'other-photo' };
  if (status === 413)
    return { title: tIdentify('tooHeavy'), text: tIdentify('tooHeavyText'), nextStep: 'other-photo' };
  const kept = tIdentify('kept');
  if (BUSY.test(code))
    return { title: tIdentify('oneMoment'), text: `${message} ${kept}`, nextStep: 'again' };
  const isSpent = code === 'identifier-spent';
  return {
    title: tIdentify(isSpent ? 'spent' : 'failed'),
    text: `${message || tIdentify('failedText')} ${kept}`,
    nextStep: isSpent || code === 'identifier-misconfigured' ? 'history' : 'again',
  };
}
