/** Photos, and where they are kept. */
export default {
  notAPhoto:
    'This photo is not a picture that we can read. Please send a JPEG, PNG, WebP, HEIC or AVIF photo.',
  notAPhotoOf:
    'Photo {{position}} is not a picture that we can read. Please send a JPEG, PNG, WebP, HEIC or AVIF photo.',
  broken: 'This photo is damaged or incomplete. Please choose it again, or take another one.',
  brokenOf: 'Photo {{position}} is damaged or incomplete. Please choose it again, or take another one.',
  tooLarge: 'This photo is larger than 10 MB. Please choose a smaller one.',
  tooLargeOf: 'Photo {{position}} is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller one.',
  tooManyPixelsOf: 'Photo {{position}} has more than 50 megapixels. Please choose a smaller one.',
  tooHeavy:
    'This photo takes too much memory to open. Please save it as a plain JPEG, or choose a smaller one.',
  tooHeavyOf:
    'Photo {{position}} takes too much memory to open. Please save it as a plain JPEG, or choose a smaller one.',
  unreadable: 'This photo could not be read. Please choose another one.',
  unreadableOf: 'Photo {{position}} could not be read. Please choose another one.',
  busy: 'Many people are asking right now. Please try again in a moment. This didn’t use up an identification.',
  pictureNotFound: 'We can’t find this picture.',
  storageFull: 'There is no room for pictures on this server right now. Nothing was changed.',
  storageAway: 'We can’t reach our pictures right now. Please try again in a moment.',
  uploadNotFound: 'We can’t find this upload. Please choose the photo again.',
  uploadExpired: 'Request has expired',
  gone: 'This photo is no longer there. Please choose it again.',
  uploadUsed: 'A photo was already sent here. Please choose the photo again.',
  spaceUsed:
    'Your photos fill the 2 GB that an account has. Please delete some that you do not need any more.',
  choose: 'Please choose a photo',
} as const;
