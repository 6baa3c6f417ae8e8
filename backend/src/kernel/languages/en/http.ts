/** What any route may answer. */
export default {
  check: 'Please check what you entered.',
  unreadable: 'We couldn’t read this request.',
  nothingHere: 'There is nothing at this address.',
  tooLarge: 'This is too large to send.',
  unsupported: 'This kind of content is not supported here.',
  recordsAway: 'We can’t reach our records right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;
