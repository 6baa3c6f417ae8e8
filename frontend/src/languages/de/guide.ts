import type { Translation } from '../catalogue';
import type english from '../en/guide';

const texts: Translation<typeof english> = {
  title: 'Pflege\u00adanleitung',
  otherNames: 'Auch {{names}} genannt.',
  watering: 'Gießen',
  howOften: 'Wie oft:',
  light: 'Lichtbedarf',
  soil: 'Erde und Pflege',
  feed: 'Düngen:',
  repot: 'Umtopfen:',
  prune: 'Schneiden:',
  warmth: 'Wärme:',
  warm: 'Sie verträgt {{lowest}} bis {{highest}} °C ohne Schaden.',
  frost: 'Sie verträgt Frost bis {{lowest}} °C und Hitze bis {{highest}} °C.',
  air: 'Luft:',
  dryAir: 'Trockene Luft ist ihr recht.',
  roomAir: 'Gewöhnliche Zimmerluft ist ihr recht.',
  moistAir: 'Sie mag feuchte Luft, wie im Bad oder neben anderen Pflanzen.',
  multiply: 'Neue Pflanzen daraus ziehen',
  checklist: 'Liste für die Woche',
  checkSoil: 'Prüfen, ob die Erde feucht ist',
  checkPests: 'Nach Schädlingen sehen',
  wipe: 'Blätter abwischen',
  turn: 'Drehen, damit sie gleichmäßig wächst',
  ticks: 'Deine Häkchen bleiben auf diesem Gerät und verschwinden jeden Montag.',
  remind: 'Erinnerungen einrichten',
  head: '{{name}}: Pflegeanleitung',
  headLatin: '{{name}} ({{latin}}): Pflegeanleitung',
  headAbout: '{{name}}: Gießen {{water}} Licht: {{light}}. {{about}}',
  plants: 'Pflanzen',
};
export default texts;
