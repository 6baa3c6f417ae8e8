/** The card with which people subscribe to the newsletter. */
export default {
  welcome: 'Welcome to the Family!',
  title: 'Stay Growing',
  text: 'What your plants need now, once a month by email. You can leave with one press.',
  yourEmail: 'Your email',
  sending: 'Sending...',
  getTips: 'Get Growing Tips',
  notAdded: 'We couldn’t put you on the list. Please try again.',
  invalidEmail: 'Invalid email address',
} as const;
