import { tDesk } from '../../../languages/desk';
import { didNotWork, success } from './kinds';

/** What admins do about questions, photos and what was reported. */
export const deskMessages = {
  responded: () => success(tDesk('success'), tDesk('marked')),
  photoShown: () => success(tDesk('photoShown')),
  photoRefused: () => success(tDesk('photoRefused'), tDesk('photoRefusedText')),
  failed: didNotWork,
};
