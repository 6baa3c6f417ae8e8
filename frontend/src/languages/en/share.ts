/** Sharing a page with others. */
export default {
  share: 'Share',
  shareBy: 'Share by {{name}}',
  copyLink: 'Copy Link',
  copied: 'Copied!',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  email: 'Email',
} as const;
