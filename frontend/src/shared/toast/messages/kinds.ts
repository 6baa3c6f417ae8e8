import type { ApiError } from '../../api/api';
import type { Toast } from '../toast';

/** Twice the usual time: something can be taken back. */
const UNDO_WITHIN_MS = 10_000;
const NETWORK = 'Network error. Please try again.';

/** Something was done. */
export const success = (title: string, text?: string): Toast => ({ title, text });

/** Something was not done. */
export const failure = (title: string, text?: string): Toast => ({ title, text, failed: true });

/** Nothing was reached. */
export const noNetwork = () => failure('Error', NETWORK);

/** What the server says about its refusal, or this. */
export const refused =
  (otherwise: string) =>
  ({ code, message }: ApiError) =>
    code === 'network' ? noNetwork() : failure('Error', message || otherwise);

/** Something was done, and can be taken back for a while. */
export const undoable = (title: string, text: string | undefined, undo: () => void): Toast => ({
  ...success(title, text),
  action: { label: 'Undo', onSelect: undo },
  durationMs: UNDO_WITHIN_MS,
});
