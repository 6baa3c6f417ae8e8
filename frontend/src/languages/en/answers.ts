/** What is said after an answer to a task, and of what waits for a network. */
export default {
  watered: 'Plant Watered!',
  wateredText: '{{plant}} is watered.',
  wateredEarly: '{{plant}} is watered. It dried early, so we’ll ask a little sooner from now on.',
  driedEarly: 'It dried early, so we’ll ask a little sooner from now on.',
  done: '{{plant}}: {{done}}!',
  already: 'Already Done',
  moist: 'Still Moist',
  moistText: 'We’ll ask about {{plant}} again {{onDay}}.',
  moistLonger: 'We’ll ask about {{plant}} again {{onDay}}, and wait a little longer from now on.',
  putOff: 'Put off until {{day}}',
  putOffText: 'We’ll ask about {{plant}} again then.',
  kept: 'Kept on This Device',
  keptText: '{{plant}}: we’ll send it when you’re back online.',
  entryKept: 'We’ll add it to the journal when you’re back online.',
  notSent: 'Not Sent',
  sentAlready: 'It was sent already. You can change it on the plant’s page.',
} as const;
