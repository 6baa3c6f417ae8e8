/** Display settings. */
export default {
  title: 'Display',
  description: 'Choose what’s easiest on your eyes. You can change it at any time.',
  easyView: 'Easy view',
  easyViewMember: 'Larger type, stronger lines, nothing moves, and Home shows one plant at a time',
  easyViewVisitor:
    'Larger type, stronger lines, nothing moves, and one plant at a time once you’re logged in',
  openEasyView: 'Open Easy view',
  colours: 'Colours',
  device: 'Device',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
} as const;
