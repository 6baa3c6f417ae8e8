import type { ApiError } from '../../api/api';
import type { Toast } from '../toast';

/** Twice the usual time, for an action that can be undone. */
const UNDO_WITHIN_MS = 10_000;
const NETWORK = 'Network error. Please try again.';

/** Something succeeded. */
export const success = (title: string, text?: string): Toast => ({ title, text });

/** Something failed. */
export const failure = (title: string, text?: string): Toast => ({ title, text, failed: true });

/** There was no answer. */
export const noNetwork = () => failure('Error', NETWORK);

/** The server's reason for a refusal, or this message. */
export const refused =
  (otherwise: string) =>
  ({ code, message }: ApiError) =>
    code === 'network' ? noNetwork() : failure('Error', message || otherwise);

/** The same for what has no better words of its own. */
export const didNotWork = refused('That didn’t work. Please try again.');

/** The same for an answer or a change. */
export const notSaved = refused('That couldn’t be saved. Please try again.');

/** Something succeeded and can be undone for a while. */
export const undoable = (title: string, text: string | undefined, undo: () => void): Toast => ({
  ...success(title, text),
  action: { label: 'Undo', onSelect: undo },
  durationMs: UNDO_WITHIN_MS,
});
