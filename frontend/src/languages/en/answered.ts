/** The notice that a question was answered. */
export default {
  title: 'Your question has been answered',
  read: 'Read the answer',
  text: 'It is in the community, below your question.',
} as const;
