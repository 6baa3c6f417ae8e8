import type { Translation } from '../catalogue';
import type english from '../en/invitation';

const texts: Translation<typeof english> = {
  feature: 'Premium-Funktion',
  partOf:
    'Die Gemeinschaft gehört zu Premium. Mit Premium kannst du mitlesen, schreiben und unsere Fachleute fragen.',
  upgrade: 'Zu Premium wechseln',
  forums: 'Austausch',
  forumsText: 'Fragen, erzählen, einander helfen.',
  photoSharing: 'Fotos teilen',
  photoSharingText: 'Zeig, was auf deiner Fensterbank wächst.',
  achievements: 'Erfolge',
  achievementsText: 'Deine erste Pflanze, ein Jahr mit derselben Pflanze, zehn gerettete.',
  soundsLike: 'So könnte es hier klingen',
  samples: 'Das sind Beispiele, keine Worte echter Mitglieder.',
  ficus: '„Beim Frühstück habe ich gefragt, und mittags wusste ich, warum mein Ficus die Blätter abwirft.“',
  byMargaret: 'Margarete',
  orchid: '„Meine erste Orchidee blüht wieder. Der Rat, den ich hier bekam: Hab Geduld.“',
  byJames: 'Jakob',
  everyWeek: '„Ich bin 71 und habe jede Woche etwas Neues über Pflanzen gelernt.“',
  byHelen: 'Helene',
  start: 'Mit Premium anfangen',
};
export default texts;
