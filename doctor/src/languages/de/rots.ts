import type { ROTS } from '../../catalogue/rots.js';
import type { TextsOf } from '../../problem.js';

/** Diseases of roots, stems and hearts, where a plant is lost quickly. */
const texts: TextsOf<typeof ROTS> = {
  'root-rot': {
    name: 'Wurzelfäule',
    about:
      'Wurzeln, die im Wasser standen, sterben ab und werden braun; die Pflanze hängt, obwohl die Erde nass ist.',
    steps: [
      'Nimm sie aus dem Topf und schneide alle braunen, weichen Wurzeln ab.',
      'Topfe sie in frische, lockere Erde, in einen Topf, der nicht größer ist als die Wurzeln.',
      'Gieß sparsam, bis sie wieder wächst.',
    ],
    avoid: 'Dünge sie nicht, und gieß sie nicht nur deshalb, weil sie hängt.',
    words: 'wurzelfäule*, faule wurzeln, verfaulte wurzeln, faulende wurzeln, pythium, phytophthora',
  },
  'crown-rot': {
    name: 'Herz- oder Stängelfäule',
    about: 'Das Herz oder der Stängel an der Erde wird weich und dunkel, wo Wasser stand.',
    steps: [
      'Schneide mit Handschuhen und einem sauberen Messer alles Weiche weg, bis ins feste Gewebe.',
      'Lass die Wunde einige Tage trocknen, bevor du gießt.',
      'Nimm einen gesunden Trieb als Steckling, falls sie nicht zu retten ist.',
    ],
    avoid: 'Gieß kein Wasser in das Herz der Pflanze.',
    words: 'herzfäule*, stängelfäule*, stammfäule*, kronenfäule*, wurzelhalsfäule*, rhizoctonia',
  },
  'soft-rot': {
    name: 'Nassfäule',
    about:
      'Fleischige Blätter und Stängel werden in wenigen Tagen glasig und matschig und riechen oft schlecht.',
    steps: [
      'Schneide alles Weiche mit einem sauberen Messer heraus; trag Handschuhe, denn der Saft kann reizen.',
      'Lass sie ohne Erde liegen, bis die Schnittstelle trocken ist, und topfe sie dann in trockene, grobkörnige Erde.',
      'Gieß erst wieder, wenn sie fest geblieben ist.',
    ],
    avoid: 'Gieß nicht, bevor die Schnittstellen trocken sind.',
    words:
      'nassfäule*, weichfäule*, erwinia, bakterienfäule*, fäulnis, matschige blätter, matschiger stängel',
  },
  'damping-off': {
    name: 'Umfallkrankheit',
    about:
      'Sämlinge knicken über Nacht an der Erde um; ein Pilz breitet sich in nassen, dicht besäten Schalen aus.',
    steps: [
      'Nimm die umgefallenen Sämlinge mit der Erde ringsum heraus.',
      'Gib der Schale Licht und Luft; nimm die Abdeckung ab.',
      'Gieß von unten, und erst, wenn die Oberfläche trocken ist.',
    ],
    avoid: 'Säe nicht dicht, und nimm die Erde nicht noch einmal.',
    words: 'umfallkrankheit, keimlingskrankheit*, keimlingsfäule, schwarzbeinigkeit',
  },
  'southern-blight': {
    name: 'Sclerotium-Fäule',
    about:
      'Bei heißem, feuchtem Wetter umgeben weiße Fäden mit samenkorngroßen Kügelchen den Stängel, und die Pflanze bricht zusammen.',
    steps: [
      'Grab die Pflanze mit der Erde ringsum aus und steck sie in einen Beutel.',
      'Räum Mulch und tote Blätter in ihrer Nähe weg.',
      'Mach den Spaten sauber, bevor du ihn anderswo benutzt.',
    ],
    avoid: 'Bring keine Erde von dort in ein anderes Beet.',
    words: 'sclerotium*, sklerotium*, sklerotien*',
  },
  'wilt-disease': {
    name: 'Welkekrankheit',
    about:
      'Ein Pilz verstopft die Leitungsbahnen eines Triebs oder einer Seite, die hängt, obwohl die Erde feucht ist.',
    steps: [
      'Schneide die hängenden Triebe bis ins gesunde Holz zurück und wirf sie weg.',
      'Mach danach deine Gartenschere sauber.',
      'Halte die Erde gleichmäßig feucht.',
    ],
    avoid: 'Pflanze dort nicht noch einmal dieselbe Art.',
    words: 'verticillium*, fusarium*, clematiswelke, clematis-welke, welkekrankheit*, tracheomykose',
  },
};
export default texts;
