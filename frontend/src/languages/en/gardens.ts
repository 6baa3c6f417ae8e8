/** The way from My Garden to the gardens of others. */
export default {
  of: '{{name}}’s garden',
} as const;
