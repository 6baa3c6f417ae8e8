/** A link that is to be copied. */
export default {
  send: 'Send',
  copy: 'Copy',
  copied: 'Copied!',
  notCopied: 'The link couldn’t be copied. Press and hold it to copy it.',
} as const;
