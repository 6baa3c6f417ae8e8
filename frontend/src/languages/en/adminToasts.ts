/** What is said for a moment about what admins do. */
export default {
  error: 'Error',
  notLoaded: 'Failed to load admin data',
  given: 'Premium given',
  givenText: '{{name}} has premium now.',
  notGiven: 'Nothing was given.',
  taken: 'Premium taken back',
  takenText: 'What {{name}} was given is over.',
  notTaken: 'Nothing was taken back.',
  retried: 'On its way',
  retriedText: 'A worker tries this job again.',
  discarded: 'Job discarded',
  discardedText: 'It will not be done.',
  stillParked: 'The job is still parked.',
  notMarked: 'The message is as it was.',
} as const;
