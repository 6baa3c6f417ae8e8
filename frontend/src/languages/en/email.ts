/** Confirming an email address. */
export default {
  confirm: 'Confirm your email address',
  sendAgain: 'Send it again',
  noMail: 'This server sends no mail yet. Please ask the person who runs it to confirm your address.',
  openLink: 'Please open the link that we sent to {{email}}. Then we can send your reminders there.',
  restWorks: 'Everything else works already.',
  sending: 'Sending...',
  isConfirmed: 'Your email address is confirmed',
  thanks: 'Thank you. If you turn on reminders, they can come to {{email}}.',
  confirming: 'Confirming your email address',
  openGarden: 'Open My Garden',
  notConfirmed: 'We couldn’t confirm your email address',
  spent: 'This link does not work any more.',
  spentText: 'It was already used, is too old or belongs to another account.',
  sendNew: 'Send me a new link',
  notSent: 'We couldn’t send the link.',
} as const;
