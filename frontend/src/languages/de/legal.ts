import type { Translation } from '../catalogue';
import type english from '../en/legal';

const texts: Translation<typeof english> = {
  privacy: 'Datenschutz\u00aderklärung',
  privacyLead: 'Kurz gesagt: Wir speichern, was die App braucht, um dir zu helfen, und wir verkaufen nichts.',
  terms: 'Nutzungs\u00adbedingungen',
  termsLead:
    'Die Regeln zwischen dir und Leaflore, in einfachen Worten. Wenn du die App benutzt, stimmst du ihnen zu.',
};
export default texts;
