import { tShell } from '../languages/shell';

/** Title and text for sharing the app, read when they are shown. */
export const sharedWords = {
  get title() {
    return tShell('shareTitle');
  },
  get description() {
    return tShell('shareText');
  },
};
