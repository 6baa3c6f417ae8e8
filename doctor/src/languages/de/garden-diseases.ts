import type { GARDEN_DISEASES } from '../../catalogue/garden-diseases.js';
import type { TextsOf } from '../../problem.js';

/** Diseases of one kind of garden plant. */
const texts: TextsOf<typeof GARDEN_DISEASES> = {
  'rose-black-spot': {
    name: 'Sternrußtau',
    about: 'Ein Pilz macht schwarze, ausgefranste Flecken auf Rosenblättern, die gelb werden und abfallen.',
    steps: [
      'Nimm fleckige Blätter ab und sammle die abgefallenen; wirf sie in den Hausmüll.',
      'Gieß nur die Erde, am Morgen.',
      'Mulche, damit der Regen keine Erde hochspritzt.',
    ],
    avoid: 'Lass abgefallene Blätter nicht über den Winter liegen.',
    words: 'sternrußtau, sternrusstau, schwarzfleckenkrankheit, diplocarpon',
  },
  'late-blight': {
    name: 'Kraut- und Braunfäule',
    about:
      'Bei warmem, nassem Wetter breiten sich auf Tomaten und Kartoffeln braune Flecken in wenigen Tagen über Blätter, Stängel und Früchte aus.',
    steps: [
      'Schneide alles mit braunen Flecken ab und steck es in einen Beutel.',
      'Halte die Blätter trocken: Tomaten hilft ein Dach.',
      'Werden die Stängel braun, nimm die ganze Pflanze heraus.',
    ],
    avoid: 'Wirf sie nicht auf den Kompost, und heb ihre Knollen nicht zum Pflanzen auf.',
    words: 'kraut- und braunfäule, krautfäule, braunfäule, kartoffelfäule',
  },
  'box-blight': {
    name: 'Buchsbaum-Triebsterben',
    about:
      'Dunkle Flecken auf Buchsblättern und schwarze Streifen an Zweigen; Blätter fallen ab und lassen kahle Stellen zurück.',
    steps: [
      'Schneide die befallenen Teile an einem trockenen Tag heraus und steck sie in einen Beutel.',
      'Sammle alle abgefallenen Blätter darunter auf.',
      'Mach die Schere sauber, bevor du zum nächsten Busch gehst.',
    ],
    avoid: 'Schneide Buchs nicht bei nassem Wetter.',
    words: 'buchsbaum-triebsterben, buchsbaumtriebsterben, triebsterben, buchsbaumpilz, cylindrocladium',
  },
  'peach-leaf-curl': {
    name: 'Kräuselkrankheit',
    about: 'Im Frühling macht ein Pilz junge Blätter von Pfirsich und Verwandten dick, rot und blasig.',
    steps: [
      'Nimm die blasigen Blätter ab, bevor sie weiß werden.',
      'Gieß und mulche gut; es folgen gesunde Blätter.',
      'Halte im Winter mit einer Abdeckung den Regen von den Knospen ab.',
    ],
    avoid: 'Spritz jetzt nicht: Für diesen Frühling ist es zu spät.',
    words: 'kräuselkrankheit, pfirsich-kräuselkrankheit, taphrina',
  },
  'apple-scab': {
    name: 'Apfelschorf',
    about:
      'Olivbraune bis schwarze, schorfige Flecken auf Blättern und Früchten des Apfels nach einem nassen Frühling.',
    steps: [
      'Sammle abgefallene Blätter und fleckige Früchte auf und wirf sie in den Hausmüll.',
      'Lichte im Winter die Krone aus, damit Luft hindurchkommt.',
    ],
    avoid: 'Lass die Blätter nicht über den Winter auf dem Boden liegen.',
    words: 'apfelschorf, schorf, venturia',
  },
  'tulip-fire': {
    name: 'Tulpenfeuer',
    about:
      'Tulpen kommen verdreht und wie versengt aus der Erde, bei feuchtem Wetter mit grauem Flaum und Flecken auf den Blütenblättern.',
    steps: [
      'Grab die befallenen Tulpen samt Zwiebel aus und steck sie in einen Beutel.',
      'Räum jedes Stückchen Blatt um sie herum weg.',
      'Pflanze dort drei Jahre lang keine Tulpen.',
    ],
    avoid: 'Lass befallene Zwiebeln nicht in der Erde.',
    words: 'tulpenfeuer, tulpenbrand, botrytis tulipae',
  },
};
export default texts;
