/** What a device is called that somebody has signed in with. */
export default {
  browser: 'Browser',
  browserOn: '{{browser}} on {{system}}',
} as const;
