/** What the links of the newsletter’s mails lead to. */
export default {
  title: 'Newsletter',
  welcome: 'Welcome to the Family!',
  onList: 'You’re on the list. The next growing tips will come to your inbox.',
  askJoin: 'Shall we send growing tips to your address, once a month?',
  yes: 'Yes, send me growing tips',
  left: 'You won’t get the newsletter any more.',
  leftText: 'Your address is deleted from the list.',
  askLeave: 'Shall we stop sending you the newsletter?',
  stop: 'Stop the newsletter',
  looking: 'Looking at the link',
  unknown: 'This link doesn’t work any more.',
  unknownText: 'Please subscribe again to get a new one.',
  notLooked: 'We couldn’t look at this link',
  failed: 'That didn’t work. Please try again.',
  open: 'Open Leaflore',
} as const;
