import { tDesk } from '../../../languages/desk';
import { didNotWork, success, undoable } from './kinds';

/** What admins do about questions, photos and what was reported. */
export const deskMessages = {
  responded: () => success(tDesk('success'), tDesk('marked')),
  photoShown: () => success(tDesk('photoShown')),
  photoRefused: () => success(tDesk('photoRefused'), tDesk('photoRefusedText')),
  hidden: (undo: () => void) => undoable(tDesk('isHidden'), tDesk('isHiddenText'), undo),
  left: (undo: () => void) => undoable(tDesk('left'), tDesk('leftText'), undo),
  failed: didNotWork,
};
