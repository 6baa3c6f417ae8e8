import type { Translation } from '../catalogue';
import type english from '../en/legal';

const texts: Translation<typeof english> = {
  privacy: 'Política de privacidad',
  privacyLead:
    'En pocas palabras: guardamos lo que la aplicación necesita para servirte, y no vendemos nada.',
  terms: 'Condiciones de uso',
  termsLead: 'Las reglas entre Leaflore y tú, en palabras sencillas. Al usar la aplicación, las aceptas.',
};
export default texts;
