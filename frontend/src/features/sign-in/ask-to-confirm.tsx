import { createRoot } from 'react-dom/client';
import type { Dispatch } from '../../shared/api/dispatch';
import { ConfirmDialog } from './confirm-dialog';

let asked: Promise<boolean> | undefined;

/** Asks in a dialog of its own, in front of any other; calls that need it at the same time share one. Resolves to whether it is so. */
export function askToConfirm(dispatch: Dispatch): Promise<boolean> {
  asked ??= open(dispatch).finally(() => (asked = undefined));
  return asked;
}

function open(dispatch: Dispatch): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) =>
    root.render(<ConfirmDialog dispatch={dispatch} onClose={resolve} />),
  ).finally(() => {
    root.unmount();
    place.remove();
  });
}
