import { failure, success } from './kinds';

/** The profile and its picture. */
export const profileMessages = {
  loginRequired: () => failure('Login Required', 'Please log in to access your profile.'),
  loginToConfirm: () => failure('Login Required', 'Please log in to confirm your email address.'),
  picture: {
    done: () => success('Success', 'Profile picture updated successfully!'),
    failed: () => failure('Error', 'Failed to save profile picture'),
  },
  uploadUrl: {
    failed: () => failure('Error', 'Failed to get upload URL'),
  },
  learning: (isOn: boolean) => ({
    done: () =>
      isOn
        ? success('Thank you', 'Photos whose names you judge from now on help.')
        : success('Turned off', 'Your photos are left out from now on.'),
    failed: () => failure('Error', 'We couldn’t save that. Please try again.'),
  }),
  update: {
    done: () => success('Success', 'Profile updated successfully!'),
    failed: () => failure('Error', 'Failed to update profile'),
  },
};
