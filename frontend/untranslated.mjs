export const UNTRANSLATED = [];
