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
  update: {
    done: () => success('Success', 'Profile updated successfully!'),
    failed: () => failure('Error', 'Failed to update profile'),
  },
};
