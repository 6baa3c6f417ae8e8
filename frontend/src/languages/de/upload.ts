import type { Translation } from '../catalogue';
import type english from '../en/upload';

const texts: Translation<typeof english> = {
  needsLogin: 'Du musst dich dafür anmelden',
  expired: 'Die Anfrage ist abgelaufen',
  notTaken: 'Der Server hat das Foto nicht angenommen',
  unreadable: 'Dieses Bild können wir nicht lesen. Bitte wähle ein Foto in JPEG, PNG, WebP, HEIC oder AVIF.',
  tooLarge: 'Dieses Foto ist größer als {{size}} MB. Bitte wähle ein kleineres.',
  tooManyPixels: 'Dieses Foto hat mehr als 50 Megapixel. Bitte wähle ein kleineres.',
  noPicture: 'Das ist kein Bild. Bitte wähle ein Foto.',
  oneOnly: 'Bitte wähle nur ein Foto.',
  failed: 'Das hat nicht geklappt',
  waiting: 'Bereit zum Hochladen',
  preparing: 'Dein Foto wird vorbereitet …',
  sending: 'Dein Foto wird gesendet …',
  saving: 'Wird gespeichert …',
  complete: 'Fertig',
  paused: 'Wir warten auf eine Verbindung und machen dann von selbst weiter.',
  chosen: 'Das Foto, das du ausgewählt hast',
  choose: 'Foto auswählen',
  chooseAnother: 'Anderes auswählen',
};
export default texts;
