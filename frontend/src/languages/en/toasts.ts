/** What every short message has in common. */
export default {
  error: 'Error',
  didNotWork: 'That didn’t work. Please try again.',
  notSaved: 'That couldn’t be saved. Please try again.',
  noted: 'Noted',
  undone: 'Undone',
  asItWas: 'Everything is back as it was.',
  mistake: 'Pressed by mistake? Undo brings it back.',
  message: 'Message',
  messages: 'Messages ({hotkey})',
} as const;
