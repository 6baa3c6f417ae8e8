/** What a toast says about an identification, or about an answer to it. */
export default {
  limit: 'Trial Limit Reached',
  limitText: 'Please upgrade to premium for unlimited plant identifications.',
  identified: 'Plant Identified!',
  found: 'Found: {{name}}',
  foundLeft_one: 'Found: {{name}} ({{count}} identification remaining)',
  foundLeft_other: 'Found: {{name}} ({{count}} identifications remaining)',
  failed: 'Identification Failed',
  failedText: 'Failed to identify plant',
  needsLogin: 'Authentication required',
  unreadable: 'Failed to read file',
  error: 'Error',
  notKept: 'We couldn’t keep your answer. Please try again.',
} as const;
