/** How difficult a plant is. */
export default {
  easy: 'Easy to care for',
  medium: 'Medium to care for',
  hard: 'Hard to care for',
} as const;
