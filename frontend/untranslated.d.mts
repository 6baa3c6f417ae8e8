export const UNTRANSLATED: string[];
