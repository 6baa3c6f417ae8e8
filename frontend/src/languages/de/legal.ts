import type { Translation } from '../catalogue';
import type english from '../en/legal';

const texts: Translation<typeof english> = {
  privacy: 'Datenschutzerklärung',
  privacyLead: 'Kurz gesagt: Wir speichern, was die App braucht, um dir zu helfen, und wir verkaufen nichts.',
  terms: 'Nutzungsbedingungen',
  termsLead:
    'Die Regeln zwischen dir und Leaflore, in einfachen Worten. Wenn du die App benutzt, stimmst du ihnen zu.',
};
export default texts;
