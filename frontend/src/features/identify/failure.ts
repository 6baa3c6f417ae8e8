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
      title: 'Your free identifications are used',
      text: `This one was not made. ${KEPT}`,
      wayOut: 'upgrade',
    };
  if (status === 401)
    return {
      title: 'You are not signed in any more',
      text: 'Please log in again. Nothing was counted, but you will have to choose your photos once more.',
      wayOut: 'sign-in',
    };
  if (code === 'network')
    return {
      title: 'We could not reach the server',
      text: `${KEPT} Check your connection and try again: the same photos are never counted twice.`,
      wayOut: 'again',
    };
  if (code === 'still-working')
    return { title: 'This takes longer than usual', text: message, wayOut: 'history' };
  if (ABOUT_PHOTO.test(code))
    return { title: 'We cannot use this photo', text: message, wayOut: 'other-photo' };
  if (status === 413)
    return {
      title: 'These photos are too large together',
      text: 'Please take one out, or choose smaller ones. Nothing was counted.',
      wayOut: 'other-photo',
    };
  if (BUSY.test(code)) return { title: 'One moment, please', text: `${message} ${KEPT}`, wayOut: 'again' };
  return {
    title: 'That did not work',
    text: `${message || 'Something went wrong on our side. This try was not counted.'} ${KEPT}`,
    wayOut: 'again',
  };
}
