/** When a plant was last watered, as everyone is asked who adds one. */
export default {
  question: 'When was it last watered?',
  today: 'Today',
  fewDays: 'A few days ago',
  week: 'About a week ago',
  unknown: 'I don’t know',
} as const;
