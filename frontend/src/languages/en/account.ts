/** What is said about the account after a change, or before a login. */
export default {
  error: 'Error',
  success: 'Success',
  loginRequired: 'Login Required',
  loginForProfile: 'Please log in to access your profile.',
  loginToChat: 'Please log in to talk with the expert.',
  loginToConfirm: 'Please log in to confirm your email address.',
  pictureSaved: 'Profile picture updated successfully!',
  pictureNotSaved: 'Failed to save profile picture',
  noUploadUrl: 'Failed to get upload URL',
  thankYou: 'Thank you',
  photosHelp: 'From now on, photos whose names you confirm or correct will help.',
  turnedOff: 'Turned off',
  photosLeftOut: 'Your photos are left out from now on.',
  notSaved: 'We couldn’t save that. Please try again.',
  updated: 'Profile updated successfully!',
  notUpdated: 'Failed to update profile',
} as const;
