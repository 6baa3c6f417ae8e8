import type { Translation } from '../catalogue';
import type english from '../en/faq';

const texts: Translation<typeof english> = {
  cost: 'Was kostet es?',
  costAnswer:
    'Fünf Bestimmungen, dein Garten, Erinnerungen und alle Pflegeanleitungen sind kostenlos, ohne Karte. Premium kostet 4,99\u00a0$ im Monat oder 29,99\u00a0$ im Jahr, für so viele Bestimmungen, wie du möchtest, den KI-Pflanzenexperten und die Gemeinschaft.',
  sure: 'Wie sicher ist die Bestimmung?',
  sureAnswer:
    'Jede Antwort sagt, wie sicher sie ist. Wenn sie es nicht ist, siehst du statt eines Namens die Pflanzen, die es sein könnten, mit Bildern zum Vergleichen.',
  eat: 'Darf ich eine Pflanze essen, die Leaflore bestimmt hat?',
  eatAnswer:
    'Nein. Iss nie eine Pflanze, gib sie nie einem Tier und nimm sie nie als Arznei, nur weil eine App sie benannt hat. Manche essbaren Pflanzen haben giftige Doppelgänger.',
  pets: 'Ist meine Pflanze für meine Katze oder meinen Hund ungefährlich?',
  petsAnswer:
    'Jede Pflegeanleitung sagt, was bekannt ist, und nennt die Quelle. Wo uns niemand Auskunft geben konnte, steht das dort: Unbekannt heißt nicht ungefährlich.',
  photos: 'Was geschieht mit meinen Fotos?',
  photosAnswer:
    'Sie gehören dir. Der Ort und die Angaben der Kamera werden entfernt, bevor ein Foto gespeichert wird, und du kannst deine Fotos jederzeit mitnehmen oder löschen.',
};
export default texts;
