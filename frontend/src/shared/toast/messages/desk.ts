import { tDesk } from '../../../languages/desk';
import type { Toast } from '../toast';
import { didNotWork, success, undoable } from './kinds';

/** What admins do about questions, photos and what was reported. */
export const deskMessages = {
  responded: () => success(tDesk('success'), tDesk('marked')),
  photoShown: (refuse: () => void): Toast => ({
    ...undoable(tDesk('photoShown'), undefined, refuse),
    action: { label: tDesk('refuse'), onSelect: refuse },
  }),
  photoRefused: (show: () => void): Toast => ({
    ...undoable(tDesk('photoRefused'), tDesk('photoRefusedText'), show),
    action: { label: tDesk('showToAll'), onSelect: show },
  }),
  hidden: (undo: () => void) => undoable(tDesk('isHidden'), tDesk('isHiddenText'), undo),
  left: (undo: () => void) => undoable(tDesk('left'), tDesk('leftText'), undo),
  failed: didNotWork,
};
