import type { Translation } from '../catalogue';
import type english from '../en/plant';

const texts: Translation<typeof english> = {
  looksUnwell: 'Sie sieht nicht gesund aus',
  checkLead:
    'Tippe ein paarmal auf das, was du siehst, und wir sagen dir, was es sein kann und was zuerst zu tun ist.',
  findOut: 'Ursache finden',
  whatSeen: 'Was siehst du?',
  whatSeenHint: 'Oder notiere es einfach: braune Spitzen, Flecken, hängende Blätter.',
  saySeen: 'Bitte sag, was du siehst.',
  needsYou: 'Sie braucht deine Pflege',
  title: 'Deine Pflanze',
  notFound: 'Diese Pflanze finden wir nicht in deinem Garten',
  notFoundText: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto.',
  notLoaded: 'Diese Pflanze konnten wir nicht laden',
  safe: 'Auf dem Server ist alles sicher.',
  loading: 'Deine Pflanze wird geladen',
  past: 'Das ist eine frühere Pflanze',
  pastText: 'Sie braucht keine Pflege mehr. Ihr Tagebuch und ihre Fotos bleiben erhalten.',
  bringBack: 'Zurückholen',
  nextLoading: 'Was als Nächstes kommt, wird geladen',
  scheduleLoading: 'Der Pflegeplan wird geladen',
  scheduleNotLoaded: 'Den Pflegeplan konnten wir nicht laden',
  careCard: 'Pflegekarte',
  schedule: 'Pflegeplan',
  care: 'Pflege',
  noNotes: 'Keine Pflegehinweise vorhanden',
};
export default texts;
