/** Files whose words for people are not in the catalogues of src/languages yet: who moves a page takes its files out of this list. */
export const UNTRANSLATED = [
  'frontend/src/shared/toast/messages/contact.ts',
];
