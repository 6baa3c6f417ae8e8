import type { ApiError } from '../../shared/api/api';

/** What can be done about a failure. */
type WayOut = 'again' | 'other-photo' | 'sign-in' | 'upgrade' | 'history';

/** A failure in plain words: what happened, what is safe, what to do. */
export interface Explained {
  title: string;
  text: string;
  wayOut: WayOut;
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
      wayOut: 'upgrade',
    };
  if (status === 401)
    return {
      title: 'You’re no longer logged in',
      text: 'Please log in again. This didn’t use up an identification, but you will have to choose your photos once more.',
      wayOut: 'sign-in',
    };
  if (code === 'network')
    return {
      title: 'We couldn’t reach the server',
      text: `${KEPT} Check your connection and try again. The same photos are never counted twice.`,
      wayOut: 'again',
    };
  if (code === 'still-working')
    return { title: 'This is taking longer than usual', text: message, wayOut: 'history' };
  if (ABOUT_PHOTO.test(code))
    return { title: 'We can’t use this photo', text: message, wayOut: 'other-photo' };
  if (status === 413)
    return {
      title: 'These photos are too large to send together',
      text: 'Please take one out, or choose smaller ones. This didn’t use up an identification.',
      wayOut: 'other-photo',
    };
  if (BUSY.test(code)) return { title: 'One moment, please', text: `${message} ${KEPT}`, wayOut: 'again' };
  return {
    title: 'That did not work',
    text: `${message || 'Something went wrong on our side. This didn’t use up an identification.'} ${KEPT}`,
    wayOut: 'again',
  };
}
