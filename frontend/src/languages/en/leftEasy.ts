/** What is said when somebody leaves Easy view. */
export default {
  title: 'The full app',
  text: 'Easy view is under Display whenever you want it back.',
} as const;
