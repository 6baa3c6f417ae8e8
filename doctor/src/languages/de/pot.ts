import type { POT_PROBLEMS } from '../../catalogue/pot.js';
import type { TextsOf } from '../../problem.js';

/** Trouble with the pot, and the flies of wet compost. */
const texts: TextsOf<typeof POT_PROBLEMS> = {
  'fungus-gnats': {
    name: 'Trauermücken',
    about:
      'Kleine dunkle Mücken vermehren sich in Erde, die nass bleibt; sie stören Menschen mehr als Pflanzen.',
    steps: [
      'Lass die obersten 3 cm der Erde trocknen, bevor du wieder gießt; bei einem Farn nur die Oberfläche.',
      'Steck drinnen Gelbtafeln in die Töpfe.',
      'Leere nach dem Gießen die Untersetzer.',
    ],
    avoid: 'Gieß nicht jeden Tag ein wenig: In der nassen Oberfläche vermehren sie sich.',
    words: 'trauermück*, pilzmück*, sciarid*',
  },
  'root-bound': {
    name: 'Der Topf ist zu klein geworden',
    about:
      'Wurzeln füllen den Topf und kreisen darin; er trocknet in ein, zwei Tagen aus, und neue Blätter bleiben klein.',
    steps: [
      'Topfe sie in einen zwei Finger breiteren Topf um, am besten im Frühling.',
      'Lockere die kreisenden Wurzeln mit den Fingern.',
      'Gieß gründlich, Kakteen und Sukkulenten erst nach einer Woche, und halte sie eine Woche aus der Sonne.',
    ],
    avoid: 'Nimm keinen viel größeren Topf: Die Erde bliebe nass.',
    words: 'zu kleiner topf, topf zu klein, topf ist zu klein, durchwurzelt*, wurzelballen, topfgebunden',
  },
  'pot-too-large': {
    name: 'Der Topf ist zu groß',
    about:
      'Eine kleine Pflanze kann so viel Erde nicht leer trinken; die Erde bleibt nass, und nichts wächst mehr.',
    steps: [
      'Setz sie zurück in einen Topf, der nur wenig breiter ist als ihre Wurzeln.',
      'Schneide dabei weiche, braune Wurzeln ab.',
      'Lass vor jedem Gießen die obersten 3 cm trocknen, bei einem Farn nur die Oberfläche.',
    ],
    avoid: 'Gieß nicht nach dem Kalender: Fühl die Erde.',
    words: 'zu großer topf, topf zu groß, topf ist zu groß',
  },
  'transplant-shock': {
    name: 'Eingewöhnung nach dem Umtopfen',
    about:
      'Die Wurzeln wurden gestört und müssen neu wachsen; ein bis zwei Wochen lang hängt sie oder verliert Blätter.',
    steps: [
      'Halte sie zwei Wochen im Schatten und gleichmäßig feucht, Kakteen und Sukkulenten in der ersten trocken.',
      'Lass sie stehen, wo sie ist: kein Umstellen mehr.',
    ],
    avoid: 'Dünge sie einen Monat lang nicht.',
    words: 'umtopfschock, umtopfstress, verpflanzungsschock, pflanzschock',
  },
};
export default texts;
