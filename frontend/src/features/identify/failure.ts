import type { ApiError } from '../../shared/api/api';

/** What can be done about a failure. */
type NextStep = 'again' | 'other-photo' | 'sign-in' | 'upgrade' | 'history';

/** A failure in plain words: what happened, what is safe, what to do. */
export interface Explained {
  title: string;
  text: string;
  nextStep: NextStep;
}

const KEPT = 'Your photos are still here.';
const ABOUT_PHOTO =
  /^(no-photo|too-many-photos|not-a-photo|broken-photo|photo-too-large|too-many-pixels|photo-too-heavy|unreadable-photo|identifier-refused|invalid-image)$/;
const BUSY = /^(busy|identifier-busy|too-many-tries|too-much-at-once)$/;

/** Explains why an identification failed. */
export function explainFailure({ status, code, message }: ApiError): Explained {
  if (code === 'trial-limit-reached' || message.includes('Trial limit reached'))
    return {
      title: 'Your free identifications are used up',
      text: `This one wasn’t made. ${KEPT}`,
      nextStep: 'upgrade',
    };
  if (status === 401)
    return {
      title: 'You’re no longer logged in',
      text: 'Please log in again. This didn’t use up an identification, but you will have to choose your photos once more.',
      nextStep: 'sign-in',
    };
  if (code === 'network')
    return {
      title: 'We couldn’t reach the server',
      text: `${KEPT} Check your connection and try again. The same photos are never counted twice.`,
      nextStep: 'again',
    };
  if (code === 'still-working')
    return {
      title: 'This is taking longer than usual',
      text: 'Your photo is safe. You’ll find the answer in your identifications.',
      nextStep: 'history',
    };
  if (ABOUT_PHOTO.test(code))
    return { title: 'We can’t use this photo', text: message, nextStep: 'other-photo' };
  if (status === 413)
    return {
      title: 'These photos are too large to send together',
      text: 'Please take one out, or choose smaller ones. This didn’t use up an identification.',
      nextStep: 'other-photo',
    };
  if (BUSY.test(code)) return { title: 'One moment, please', text: `${message} ${KEPT}`, nextStep: 'again' };
  const isSpent = code === 'identifier-spent';
  return {
    title: isSpent ? 'No more answers today' : 'That didn’t work',
    text: `${message || 'Something went wrong on our side. This didn’t use up an identification.'} ${KEPT}`,
    nextStep: isSpent || code === 'identifier-misconfigured' ? 'history' : 'again',
  };
}
