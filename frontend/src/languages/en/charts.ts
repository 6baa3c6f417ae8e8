/** The charts of admins. */
export default {
  time: 'Time',
  days: '{{number}} days',
  asTable: '{{title}} as a table',
  day: 'Day',
  inAll: '{{sum}} in all',
  onAverage: '{{time}} on average',
  ms: '{{time}} ms',
  signUps: 'Sign-ups',
  identifications: 'Identifications',
  responseTimeOfAi: 'AI response time',
  responseTime: 'Response time',
  costOfAi: 'AI cost',
  cost: 'Cost',
  tokens: 'AI tokens',
  read: 'Read',
  written: 'Written',
} as const;
