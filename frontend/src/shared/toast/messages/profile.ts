import { tAccount } from '../../../languages/account';
import { failure, success } from './kinds';

/** The profile and its picture. */
export const profileMessages = {
  loginRequired: () => failure(tAccount('loginRequired'), tAccount('loginForProfile')),
  loginToChat: () => failure(tAccount('loginRequired'), tAccount('loginToChat')),
  loginToConfirm: () => failure(tAccount('loginRequired'), tAccount('loginToConfirm')),
  picture: {
    done: () => success(tAccount('success'), tAccount('pictureSaved')),
    failed: () => failure(tAccount('error'), tAccount('pictureNotSaved')),
  },
  uploadUrl: {
    failed: () => failure(tAccount('error'), tAccount('noUploadUrl')),
  },
  learning: (isOn: boolean) => ({
    done: () =>
      isOn
        ? success(tAccount('thankYou'), tAccount('photosHelp'))
        : success(tAccount('turnedOff'), tAccount('photosLeftOut')),
    failed: () => failure(tAccount('error'), tAccount('notSaved')),
  }),
  update: {
    done: () => success(tAccount('success'), tAccount('updated')),
    failed: () => failure(tAccount('error'), tAccount('notUpdated')),
  },
};
