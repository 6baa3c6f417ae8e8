import type { NATURAL_CAUSES } from '../../catalogue/nature.js';
import type { TextsOf } from '../../problem.js';

/** What is no trouble, or passes by itself. */
const texts: TextsOf<typeof NATURAL_CAUSES> = {
  'new-home': {
    name: 'Eingewöhnung am neuen Standort',
    about:
      'Nach einem Umzug in anderes Licht und andere Luft wirft eine Pflanze Blätter ab und bildet neue, die zum Standort passen.',
    steps: [
      'Such ihr einen hellen Platz und lass sie dort.',
      'Fühl die Erde, bevor du gießt, und gib nicht mehr als zuvor.',
    ],
    avoid: 'Topfe sie jetzt nicht um, und stell sie nicht wieder anderswohin.',
    words: 'eingewöhnung*, standortwechsel, umgestellt, umzugsstress',
  },
  'bud-drop': {
    name: 'Knospenfall',
    about: 'Knospen fallen ab, wenn sich Wärme, Wasser oder Standort ändern, während sie sich bilden.',
    steps: [
      'Lass sie stehen, wo sie ist, fern von Zugluft und Heizkörpern.',
      'Halte die Erde gleichmäßig feucht, solange sie Knospen hat.',
    ],
    avoid: 'Dreh und verrück sie nicht, bevor die Blüten offen sind.',
    words: 'knospenfall, knospenabwurf, blütenfall, blütenabwurf',
  },
  'old-leaves': {
    name: 'Alte Blätter, die absterben',
    about:
      'Eine Pflanze gibt hin und wieder ihr ältestes Blatt auf, um die neuen zu versorgen; sonst ist sie gesund.',
    steps: [
      'Nimm das Blatt ab, wenn es sich von selbst löst.',
      'Zähl die Blätter: Neue sollten es ausgleichen.',
    ],
    avoid: 'Ändere deine Pflege nicht wegen eines alten Blatts.',
    words: 'natürliche alterung, alte blätter, normaler blattverlust, natürlicher blattverlust',
  },
  dormancy: {
    name: 'Sie ruht',
    about:
      'Zwiebeln, Knollen und viele Stauden werden nach ihrer Zeit gelb, ziehen ein und kommen im nächsten Jahr wieder.',
    steps: [
      'Lass die Blätter gelb werden: Sie füllen die Zwiebel für das nächste Jahr.',
      'Gieß weniger, und hör auf, wenn alles braun ist; eine winterharte Staude im Topf draußen darf nicht austrocknen.',
      'Halte Zwiebeln und frostempfindliche Pflanzen fast trocken und frostfrei, bis sie neu austreiben; Buntwurz und Alocasia brauchen 16 °C oder mehr.',
    ],
    avoid: 'Schneide keine grünen Blätter ab, und wirf die Pflanze nicht weg.',
    words: 'ruhezeit, ruhephase, winterruhe, vegetationsruhe',
  },
  'spent-rosette': {
    name: 'Eine Rosette, die geblüht hat',
    about:
      'Bei manchen Pflanzen blüht jede Rosette nur einmal; dann stirbt sie langsam, und daneben wachsen junge.',
    steps: [
      'Lass sie stehen, bis die jungen ein Drittel so groß sind wie sie.',
      'Dann schneide oder dreh die alte Rosette heraus.',
      'Topfe die jungen ein, oder lass sie die Lücke füllen.',
    ],
    avoid: 'Wirf den Topf nicht weg: Die jungen sind die Pflanze.',
    words: 'monokarp*, verblühte rosette, abgeblühte rosette',
  },
  'soil-fungi': {
    name: 'Pilze oder Schimmel auf der Erde',
    about:
      'Sie leben in feuchter Erde von toten Pflanzenteilen und schaden keiner Pflanze; kleine gelbe Pilze sind in Töpfen häufig.',
    steps: [
      'Nimm sie mit der obersten Erde ab, wirf sie in den Hausmüll und wasch dir die Hände.',
      'Lass die Oberfläche der Erde trocknen, bevor du wieder gießt.',
      'Gib ihr mehr Licht und Luft.',
    ],
    avoid: 'Iss sie nicht, und halte Kinder und Haustiere davon fern: Viele sind giftig.',
    words:
      'pilze im topf, pilze im blumentopf, pilze in der erde, pilze auf der erde, gelbe pilze, hutpilz*, faltenschirmling*, schimmel auf der erde, schimmel auf der blumenerde, schimmelige erde',
  },
  'physical-damage': {
    name: 'Ein Stoß oder ein Riss',
    about:
      'Ein Blatt wurde von einem Menschen, einem Tier oder dem Wind gerissen, geknickt oder angebissen; nichts breitet sich aus.',
    steps: [
      'Schneide ab, was hängt; lass den Rest.',
      'Stell sie dorthin, wo Menschen, Tiere und Wind sie nicht treffen.',
    ],
    avoid: 'Behandle die Stelle nicht: Sie heilt von selbst.',
    words:
      'mechanische schäden, mechanischer schaden, mechanische beschädigung*, gerissene blätter, eingerissene blätter',
  },
};
export default texts;
