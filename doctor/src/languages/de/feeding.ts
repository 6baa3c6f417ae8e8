import type { FEEDING_PROBLEMS } from '../../catalogue/feeding.js';
import type { TextsOf } from '../../problem.js';

/** Too little food, too much, or the wrong kind. */
const texts: TextsOf<typeof FEEDING_PROBLEMS> = {
  nitrogen: {
    name: 'Stickstoffmangel',
    about:
      'Die ganze Pflanze wird blass, die ältesten Blätter zuerst, und wächst kaum: Die Erde ist verbraucht.',
    steps: [
      'Gib ihr einen ausgewogenen Dünger, so wie es auf der Packung steht; im Winter warte, bis sie wächst.',
      'Dünge sie wieder, so oft es auf der Packung steht.',
      'Gib ihr im Frühling frische Erde.',
    ],
    avoid: 'Dünge keine trockene Erde: Gieß zuerst.',
    words: 'stickstoffmangel, stickstoff, nährstoffmangel, mangel an nährstoffen',
  },
  iron: {
    name: 'Eisenmangel',
    about:
      'Junge Blätter werden gelb, ihre Adern bleiben grün, denn Kalk in Erde oder Wasser bindet das Eisen.',
    steps: [
      'Gieß von jetzt an mit Regenwasser.',
      'Gib einen Dünger mit Eisen für Moorbeetpflanzen, so wie es auf der Packung steht.',
      'Topfe sie im Frühling in Rhododendronerde um.',
    ],
    avoid: 'Streu ringsum keinen Kalk.',
    words: 'eisenmangel, chlorose*, eisenchlorose, chlorotisch*',
  },
  magnesium: {
    name: 'Magnesiummangel',
    about: 'Ältere Blätter werden zwischen den grünen Adern gelb, oft mit rötlichem oder braunem Ton.',
    steps: [
      'Gib einen Dünger mit Magnesium, so wie es auf der Packung steht.',
      'Dünge eine Weile mit weniger Kalium, wie es im Tomatendünger ist.',
    ],
    avoid: 'Nimm die Blätter nicht ab, bevor sie braun sind.',
    words: 'magnesiummangel, magnesium',
  },
  potassium: {
    name: 'Kaliummangel',
    about: 'Die Ränder älterer Blätter werden gelb, dann braun, und es gibt wenige Blüten und Früchte.',
    steps: [
      'Gib einen Dünger mit viel Kalium, etwa Tomatendünger; im Winter warte, bis sie wächst.',
      'Dünge sie wieder, so oft es auf der Packung steht.',
    ],
    avoid: 'Nimm keinen Rasendünger: Er ist vor allem Stickstoff.',
    words: 'kaliummangel, kalimangel, kalium',
  },
  'salt-build-up': {
    name: 'Salze in der Erde',
    about:
      'Dünger und hartes Wasser hinterlassen Salze, zu sehen als weiße Kruste; sie verbrennen Spitzen und Ränder.',
    steps: [
      'Kratz die Kruste ab und spül die Erde mit viel Wasser durch.',
      'Lass sie abtropfen und leere den Untersetzer.',
      'Verschieb das Düngen um zwei Monate.',
    ],
    avoid: 'Dünge sie nicht in der Hoffnung, dass sie dann besser aussieht.',
    words: 'versalzung, versalzen*, salze, salzablagerung*, salzschaden, salzschäden, kalkablagerung*',
  },
  'over-feeding': {
    name: 'Zu viel Dünger',
    about: 'Fette Erde oder viel Stickstoff macht üppige, weiche Blätter und kaum Blüten.',
    steps: [
      'Verschieb das Düngen um zwei Monate.',
      'Steht sie im Topf, spül die Erde mit viel Wasser durch.',
      'Nimm dann einen Dünger für Blühpflanzen, so wie es auf der Packung steht.',
    ],
    avoid: 'Gib keinen Rasendünger und keinen frischen Mist.',
    words: 'überdüng*, zu viel dünger, zu viel gedüngt, stickstoffüberschuss',
  },
};
export default texts;
