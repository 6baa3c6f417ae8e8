/** What many pages say: buttons, states, and what went wrong. */
export default {
  back: 'Back',
  calendar: 'Calendar',
  journal: 'Journal',
  display: 'Display',
  done: 'Done',
  undo: 'Undo',
  loading: 'Loading',
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  close: 'Close',
  delete: 'Delete',
  myGarden: 'My Garden',
  tryAgain: 'Try Again',
  tryInAMoment: 'Please try again in a moment.',
  checkConnection: 'Please check your connection.',
} as const;
