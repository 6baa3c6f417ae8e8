/** The page to which the links in a reminder lead. */
export default {
  title: 'Your reminder',
  loading: 'Loading your reminder',
  notOpened: 'We couldn’t open this link.',
  nothingChanged: 'Nothing was changed.',
  turnOnAgain: 'You can turn them on again on your profile at any time.',
  openGarden: 'Open My Garden',
  allDone: 'Yes, all done',
  later: 'Remind me tomorrow',
  stop: 'Stop sending me messages',
  stopped: 'You won’t get any more messages.',
  noted: 'Noted as done. Thank you!',
  tomorrow: 'We will remind you tomorrow.',
  notDue: 'None of this is due any more.',
  askStop: 'Shall we stop sending you reminders?',
  askDone: 'Is this done?',
  askLater: 'Shall this wait until tomorrow?',
} as const;
