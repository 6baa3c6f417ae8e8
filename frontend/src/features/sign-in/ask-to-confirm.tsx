import { createRoot } from 'react-dom/client';
import { api } from '../../shared/api/api';
import type { Dispatch } from '../../shared/api/dispatch';
import type { Reason } from '../../shared/lib/confirmation';
import { ConfirmDialog } from './confirm-dialog';

let asked: Promise<boolean> | undefined;

/**
 * Asks in a dialog of its own, in front of any other; calls that need it at the same time share one. Resolves to whether it is so. A
 * visitor, who never was logged in on this page, is not asked.
 */
export function askToConfirm(dispatch: Dispatch, why: Reason): Promise<boolean> {
  const email = why === 'authentication-required' ? dispatch(emailOnPage) : undefined;
  if (email === null) return Promise.resolve(false);
  asked ??= open(dispatch, email).finally(() => (asked = undefined));
  return asked;
}

const selectSession = api.endpoints.signedInUser.select(undefined);
const emailOnPage = (_dispatch: unknown, state: () => unknown) =>
  selectSession(state() as Parameters<typeof selectSession>[0]).data?.email ?? null;

function open(dispatch: Dispatch, email?: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) =>
    root.render(<ConfirmDialog {...{ dispatch, email }} onClose={resolve} />),
  ).finally(() => {
    root.unmount();
    place.remove();
  });
}
