import type { Translation } from '../catalogue';
import type english from '../en/newsletter';

const texts: Translation<typeof english> = {
  welcome: 'Willkommen in der Familie!',
  title: 'Wachse mit',
  text: 'Was deine Pflanzen jetzt brauchen, einmal im Monat per E-\u2060Mail. Abbestellen kannst du mit einem Klick.',
  yourEmail: 'Deine E-\u2060Mail-Adresse',
  sending: 'Wird gesendet …',
  getTips: 'Pflegetipps bekommen',
  notAdded: 'Wir konnten dich nicht in die Liste eintragen. Bitte versuche es noch einmal.',
  invalidEmail: 'Diese E-\u2060Mail-Adresse ist nicht gültig',
};
export default texts;
