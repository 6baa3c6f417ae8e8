/** Answers of this device that are not in the history yet. */
export default {
  title: 'Looked at on this device',
  waiting_one: '{{names}}: it is added here when you’re back online.',
  waiting_other: '{{names}}: they are added here when you’re back online.',
  notAdded: 'We couldn’t add “{{name}}”',
  lookedAt: 'It was looked at on this device on {{day}}.',
  remove: 'Remove',
} as const;
