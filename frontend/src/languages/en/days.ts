/** Days, as people say them. */
export default {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  onDay: 'on {{day}}',
  theDay: '{{day}}',
} as const;
