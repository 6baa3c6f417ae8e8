import type { WATER_PROBLEMS } from '../../catalogue/water.js';
import type { TextsOf } from '../../problem.js';

/** Too much water, too little, or water of the wrong kind. */
const texts: TextsOf<typeof WATER_PROBLEMS> = {
  overwatering: {
    name: 'Zu viel Wasser',
    about: 'Erde, die nie trocknet, lässt den Wurzeln keine Luft, und die Blätter werden von unten her gelb.',
    steps: [
      'Leere den Untersetzer und gieß nicht mehr, bis die obersten 3 cm trocken sind, bei einem Farn die Oberfläche.',
      'Prüfe, ob Wasser aus dem Topf ablaufen kann.',
      'Fühl von jetzt an vor jedem Gießen die Erde.',
    ],
    avoid: 'Gieß nicht nur deshalb, weil die Blätter hängen: Fühl zuerst die Erde.',
    words: 'überwässer*, übergossen, zu viel wasser, zu viel gegossen, vernässung, zu nasse erde',
  },
  underwatering: {
    name: 'Zu wenig Wasser',
    about: 'Die Erde ist ausgetrocknet; die Blätter hängen, werden runzlig oder dürr, die ältesten zuerst.',
    steps: [
      'Gieß gründlich; stell einen trockenen Topf eine halbe Stunde in Wasser, dann lass ihn abtropfen.',
      'Schneide ab, was dürr ist.',
      'Fühl alle paar Tage die Erde, bis du ihr Tempo kennst.',
    ],
    avoid: 'Lass sie nicht tagelang im Wasser stehen, um es gutzumachen.',
    words:
      'zu wenig wasser, zu wenig gegossen, wassermangel, trockenstress, ausgetrocknet*, trockenheit, dürre, durst*',
  },
  'dry-air': {
    name: 'Trockene Luft',
    about: 'Geheizte Räume trocknen dünne Blätter an Spitzen und Rändern aus, am meisten im Winter.',
    steps: [
      'Rück sie von Heizkörpern und warmer Luft weg.',
      'Stell sie zu anderen Pflanzen oder auf eine Schale mit nassen Kieseln.',
      'Schneide braune Ränder ab, der Form des Blatts nach.',
    ],
    avoid: 'Gieß nicht öfter: Die Luft ist trocken, die Erde ist es nicht.',
    words:
      'trockene luft, trockener luft, lufttrockenheit, geringe luftfeuchtigkeit, niedrige luftfeuchtigkeit, zu wenig luftfeuchtigkeit',
  },
  fluoride: {
    name: 'Leitungswasser, das sie nicht verträgt',
    about:
      'Fluorid und Kalk aus Leitungswasser sammeln sich in den Spitzen langer Blätter, die langsam braun werden.',
    steps: [
      'Gieß von jetzt an mit Regenwasser.',
      'Spül die Erde einmal mit viel Regenwasser durch.',
      'Schneide die Spitzen, aber lass einen dünnen braunen Rand stehen.',
    ],
    avoid: 'Schneide nicht ins grüne Blatt: Der neue Rand wird wieder braun.',
    words: 'fluorid, hartes wasser, kalkhaltiges wasser, chlor, leitungswasser, wasserqualität',
  },
  waterlogging: {
    name: 'Staunässe im Boden',
    about:
      'Nach langem Regen oder in schwerem Boden ertrinken die Wurzeln; Blätter werden gelb, hängen und fallen ab.',
    steps: [
      'Stell Töpfe auf Füße, damit Wasser abläuft.',
      'Lockere im Beet den Boden ringsum mit einer Grabegabel, und tritt nicht darauf.',
      'Bleibt es nass, setz sie im Herbst an eine höhere Stelle.',
    ],
    avoid: 'Dünge sie nicht, solange der Boden nass ist.',
    words: 'staunässe, stauende nässe, schlechter wasserabzug, überflutung',
  },
  oedema: {
    name: 'Korkflecken',
    about:
      'Die Wurzeln nehmen mehr Wasser auf, als die Blätter abgeben; Zellen platzen und verheilen als kleine Höcker wie Kork.',
    steps: ['Gieß weniger, und am Morgen.', 'Gib ihr mehr Licht und Luft.'],
    avoid: 'Nimm die Blätter nicht ab: Sie braucht sie, und es ist keine Krankheit.',
    words: 'korkflecken, korkwucherung*, ödem*, korkige höcker',
  },
  'cold-water-spots': {
    name: 'Flecken von kaltem Wasser',
    about: 'Kalte Tropfen hinterlassen auf behaarten Blättern helle Ringe und Streifen, die bleiben.',
    steps: [
      'Gieß von unten, mit Wasser so warm wie das Zimmer.',
      'Nimm die schlimmsten Blätter ab, wenn sie dich stören.',
    ],
    avoid: 'Stell sie nicht mit nassen Blättern in die Sonne.',
    words: 'kaltes wasser, kaltem wasser, wasserflecken',
  },
  'blossom-end-rot': {
    name: 'Blütenendfäule',
    about:
      'Die Unterseite der Frucht wird dunkel und ledrig, weil ihr durch ungleichmäßiges Gießen Kalzium fehlt.',
    steps: [
      'Nimm Früchte ab, die unten dunkel sind; sie erholen sich nicht.',
      'Gieß gleichmäßig, bei Hitze jeden Tag.',
      'Mulche die Erde, damit sie langsam trocknet.',
    ],
    avoid: 'Dünge sie nicht zusätzlich: Kalzium ist da, das Wasser bringt es hin.',
    words: 'blütenendfäule, kalziummangel, calciummangel',
  },
};
export default texts;
