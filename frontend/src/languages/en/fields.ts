/** Fields of forms. */
export default {
  optional: ' (optional)',
  leaveEmpty: 'Leave this empty',
} as const;
