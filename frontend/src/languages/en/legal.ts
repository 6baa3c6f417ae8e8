/** The privacy page and the terms, above their texts. */
export default {
  privacy: 'Privacy Policy',
  privacyLead: 'In short: we keep what the app needs to work for you, and we sell nothing.',
  terms: 'Terms of Service',
  termsLead: 'The rules between you and Leaflore, in plain words. By using the app you agree to them.',
} as const;
