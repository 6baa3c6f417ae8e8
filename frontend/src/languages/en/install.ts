/** The card that offers to install the app. */
export default {
  title: 'Install Leaflore',
  offline: 'Offline identification',
  camera: 'Quick camera access',
  push: 'Push notifications',
  homeScreen: 'Home screen access',
  byHand: 'Press <strong>Share</strong> in your browser, then <strong>Add to Home Screen</strong>.',
  gotIt: 'Got it!',
  install: 'Install',
  notNow: 'Not now',
} as const;
