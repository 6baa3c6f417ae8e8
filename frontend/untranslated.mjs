/**
 * Files whose words for people are not in the catalogues of src/languages yet: who moves a page takes its files out of this list.
 * @type {string[]}
 */
export const UNTRANSLATED = [];
