/** Correcting what was noted: for another day, or not at all. */
export default {
  whichDay: 'On which day?',
  about: '{{plant}}: {{done}}',
  chooseDay: 'Another day',
  note: 'Note it for this day',
  noDay: 'Please choose a day that has been, at most a year ago.',
  takeBackAsked:
    'Take this back? Then it’s as if it had never been noted, and the next date follows from the rest.',
  takeBackNamed: 'Take back: {{done}}',
  keep: 'Keep it',
} as const;
