import { tShell } from '../../../languages/shell';
import { tToasts } from '../../../languages/toasts';
import type { ApiError } from '../../api/api';
import type { Toast } from '../toast';

/** Twice the usual time, for an action that can be undone. */
const UNDO_WITHIN_MS = 10_000;

/** Something succeeded. */
export const success = (title: string, text?: string): Toast => ({ title, text });

/** Something failed. */
export const failure = (title: string, text?: string): Toast => ({ title, text, failed: true });

/** There was no answer. */
export const noNetwork = () => failure(tToasts('error'), tShell('networkError'));

/** The server's reason for a refusal, or this message: a function where it is made before its texts are there. */
export const refused =
  (otherwise: string | (() => string)) =>
  ({ code, message }: ApiError) => {
    if (code === 'network') return noNetwork();
    return failure(tToasts('error'), message || (typeof otherwise === 'string' ? otherwise : otherwise()));
  };

/** The same for what has no better words of its own. */
export const didNotWork = refused(() => tToasts('didNotWork'));

/** The same for an answer or a change. */
export const notSaved = refused(() => tToasts('notSaved'));

/** Something succeeded and can be undone for a while. */
export const undoable = (title: string, text: string | undefined, undo: () => void): Toast => ({
  ...success(title, text),
  action: { label: tShell('undo'), onSelect: undo },
  durationMs: UNDO_WITHIN_MS,
});
