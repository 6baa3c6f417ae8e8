import { createRoot } from 'react-dom/client';
import { api } from '../../shared/api/api';
import type { Asker, Asking, Reason } from '../../shared/lib/confirmation';
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog';

let asked: Promise<boolean> | undefined;

/**
 * Asks in a dialog of its own, in front of any other; calls that need it at the same time share one. Resolves to whether it is so. A
 * visitor, who never was logged in on this page, is not asked, and neither is anybody for what is sent by itself.
 */
export function askToConfirm({ dispatch }: Asker, why: Reason, { isQuiet }: Asking = {}): Promise<boolean> {
  const email = dispatch(emailOnPage);
  const isOver = why === 'authentication-required';
  if (isQuiet || (isOver && !email)) return Promise.resolve(false);
  asked ??= open({ dispatch, email, isOver }).finally(() => (asked = undefined));
  return asked;
}

const selectSession = api.endpoints.signedInUser.select(undefined);
const emailOnPage = (_dispatch: unknown, state: () => unknown) =>
  selectSession(state() as Parameters<typeof selectSession>[0]).data?.email;

function open(of: Omit<ConfirmProps, 'onClose'>): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => root.render(<ConfirmDialog {...of} onClose={resolve} />)).finally(
    () => {
      root.unmount();
      place.remove();
    },
  );
}
