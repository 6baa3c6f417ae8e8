/** What is said of the plan of an unwell plant. */
export default {
  started: 'Plan Started',
  startedText: 'We’ll show you each step for {{plant}} on its day.',
  better: 'It Is Better',
  betterText: 'Good news about {{plant}}.',
  askAgain: 'We’ll ask about {{plant}} again {{onDay}}.',
  notBetter: 'Not Better Yet',
  notBetterText: '{{plant}} still needs care. See what else it may be.',
  photo: 'Photo Saved',
  photoText: 'It is in the journal too.',
} as const;
