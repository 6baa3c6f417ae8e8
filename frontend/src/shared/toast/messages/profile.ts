import { failure, refused, success } from './kinds';

/** The profile and its picture. */
export const profileMessages = {
  loginRequired: () => failure('Login Required', 'Please log in to access your profile.'),
  loginToConfirm: () => failure('Login Required', 'Please log in to confirm your email address.'),
  verification: {
    done: ({ message }: { message: string }) => success('Confirm your email address', message),
    failed: refused('We could not send the link.'),
  },
  deviceSignedOut: {
    done: () => success('Signed out', 'This device has to log in again.'),
    failed: refused('We could not sign this device out.'),
  },
  othersSignedOut: {
    done: () => success('Signed out everywhere else', 'Your other devices have to log in again.'),
    failed: refused('We could not sign the others out.'),
  },
  picture: {
    done: () => success('Success', 'Profile picture updated successfully!'),
    failed: () => failure('Error', 'Failed to save profile picture'),
  },
  uploadUrl: {
    failed: () => failure('Error', 'Failed to get upload URL'),
  },
  update: {
    done: () => success('Success', 'Profile updated successfully!'),
    failed: () => failure('Error', 'Failed to update profile'),
  },
};
