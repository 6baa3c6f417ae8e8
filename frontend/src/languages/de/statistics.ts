import type { Translation } from '../catalogue';
import type english from '../en/statistics';

const texts: Translation<typeof english> = {
  title: 'Statistik',
  mayWe: 'Dürfen wir deinen Besuch zählen?',
  why: 'Es hilft uns zu sehen, welche Seiten benutzt werden. Google Tag Manager würde die Art der Seite erfahren und was dort getan wurde, etwa „eine Pflanze wurde gegossen“. Deinen Namen, deine E-\u2060Mail-Adresse, deine Pflanzen und deine Fotos erfährt er nie. Du kannst es dir im Profil oder auf der Seite zum Datenschutz jederzeit anders überlegen.',
  yes: 'Ja, zählen',
  no: 'Nein, danke',
  count: 'Meine Besuche zählen',
  countHint:
    'Google Tag Manager erfährt die Art der Seite und was dort getan wurde; nie deinen Namen, deine E-\u2060Mail-Adresse, deine Pflanzen oder deine Fotos.',
};
export default texts;
