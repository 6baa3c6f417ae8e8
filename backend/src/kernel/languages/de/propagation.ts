import type { Translation } from '../catalogue.js';
import type english from '../en/propagation.js';

/** How plants are multiplied at home: the name of each way, and its steps. */
const texts: Translation<typeof english> = {
  best: '{{name}}: **{{way}}**. {{how}}',
  another: 'Ein anderer Weg: **{{way}}**. {{how}}',
  unknown:
    '{{name}}: Wie man diese Pflanze am besten vermehrt, weiß ich nicht. Eine Gärtnerei oder ein Gartenverein kann es dir sagen.',
  gloves: 'Zieh Handschuhe an: Der Saft kann Haut und Augen schaden.',
  waterCuttings: 'Stecklinge im Wasser',
  waterCuttingsHow:
    'Schneide im Frühling oder Sommer einen Trieb dicht unter einem Blattknoten ab. Nimm die untersten Blätter weg und stell ihn in ein Glas Wasser: ein Knoten steht im Wasser, aber kein Blatt. Stell ihn hell, aber nicht in die Sonne, und wechsle jede Woche das Wasser. Sind die Wurzeln so lang wie dein kleiner Finger, kommt er in einen Topf.',
  plantlets: 'die Kindel, die sie selbst bildet',
  plantletsHow:
    'Setz eine Jungpflanze auf feuchte Erde von der Art, in der ihre Mutter wächst, und halte sie mit einer Klammer fest, wenn sie sich hebt. Hängt sie noch an der Mutter, schneide sie ab, sobald sie Wurzeln hat und festsitzt, wenn du sanft ziehst.',
  division: 'Teilen',
  divisionHow:
    'Nimm sie im Frühling aus dem Topf oder grab sie aus. Zieh oder schneide sie so auseinander, dass jedes Stück eigene Wurzeln und Triebe hat. Pflanz die Stücke sofort so tief, wie sie vorher standen, und halte sie in den ersten Wochen feucht.',
  lateDivision: 'Teilen nach der Blüte',
  lateDivisionHow:
    'Grab sie nach der Blüte aus, spätestens im frühen Herbst. Zieh oder schneide sie so auseinander, dass jedes Stück eigene Wurzeln und Knospen hat, und pflanz die Stücke sofort so tief, wie sie vorher standen. Im ersten Jahr blühen sie vielleicht nicht.',
  offsets: 'die Kindel an ihrem Fuß',
  offsetsHow:
    'Warte im Frühling oder Sommer, bis eine Jungpflanze etwa ein Drittel so groß ist wie ihre Mutter. Schneide sie mit möglichst vielen eigenen Wurzeln ab. Ist sie fleischig, lass den Schnitt ein bis zwei Tage trocknen. Dann bekommt sie einen eigenen kleinen Topf.',
  succulentLeaves: 'einzelne Blätter',
  succulentLeavesHow:
    'Dreh im Frühling oder Sommer ein ganzes, pralles Blatt ab. Lass es einige Tage trocknen und leg es dann hell auf Kakteenerde. Befeuchte die Erde ein wenig, sobald du Wurzeln siehst. Nach einigen Wochen wächst am Ende eine neue Pflanze; das alte Blatt vertrocknet von selbst.',
  strands: 'ein Strang, auf Erde gelegt',
  strandsHow:
    'Schneide im Frühling oder Sommer einen fingerlangen Strang ab und leg ihn so auf Kakteenerde, dass seine Knoten die Erde berühren. Stell ihn hell und halte die Erde kaum feucht. Nach einigen Wochen wurzelt er an den Knoten.',
  dryCuttings: 'ein Stück, das erst trocknet',
  dryCuttingsHow:
    'Schneide im Frühling oder Sommer mit einem sauberen Messer ein Stück ab, an einem Gelenk, wo es Gelenke gibt. Lass den Schnitt einige Tage trocknen, bis er sich geschlossen hat. Steck das Stück dann fingerbreit in trockene Kakteenerde und gieß erst nach ein bis zwei Wochen ein wenig.',
  leafCuttings: 'ein Blatt mit Stiel',
  leafCuttingsHow:
    'Schneide im Frühling oder Sommer ein gesundes Blatt mit einem Stück Stiel ab und steck den Stiel in feuchte Anzuchterde. Stülp einen durchsichtigen Beutel darüber und stell alles hell, aber nicht in die Sonne. Nach einigen Monaten kommen daneben kleine Pflanzen.',
  leafPieces: 'Blattstücke',
  leafPiecesHow:
    'Schneide im Frühling oder Sommer ein gesundes Blatt quer in etwa 5 cm lange Stücke und merk dir, welches Ende unten war. Steck sie mit dem unteren Ende in feuchte Anzuchterde, stell sie hell und halte sie kaum feucht. Nach einigen Monaten kommen kleine Pflanzen; ein gestreiftes Blatt gibt manchmal rein grüne.',
  tipCuttings: 'Stecklinge',
  tipCuttingsHow:
    'Schneide im späten Frühling oder im Sommer etwa 10 cm von der Spitze eines gesunden Triebs ab, dicht unter einem Blattknoten. Nimm die unteren Blätter weg, steck ihn in feuchte Anzuchterde und stülp einen durchsichtigen Beutel darüber. Stell ihn hell, aber nicht in die Sonne. Wächst er, hat er Wurzeln.',
  airLayering: 'Abmoosen',
  airLayeringHow:
    'Schneide im Frühling den Stamm unter einem Blatt zu einem Drittel ein und halte den Schnitt mit einem Streichholz offen. Wickle nasses Moos darum und Folie um das Moos. Halte das Moos nass. Ist es nach einigen Monaten voller Wurzeln, schneide den Stamm darunter ab und topf den oberen Teil ein.',
  summerCuttings: 'Stecklinge im Spätsommer',
  summerCuttingsHow:
    'Schneide Triebe dieses Jahres ohne Blüte, etwa 10 cm lang, die unten gerade fest werden. Nimm die unteren Blätter weg und steck sie in feuchte, sandige Erde. Stell sie hell, nicht in die Mittagssonne, und im Winter frostfrei. Bis zum Frühling haben sie Wurzeln.',
  winterCuttings: 'Steckhölzer im Winter',
  winterCuttingsHow:
    'Schneide nach dem Laubfall ein Stück vom Holz dieses Jahres ab, so lang wie ein Bleistift, dicht unter einer Knospe. Steck es richtig herum zu zwei Dritteln in die Erde eines geschützten Beets. Lass es dort ein Jahr, bevor du es umsetzt.',
  layering: 'ein Trieb, der im Boden wurzelt',
  layeringHow:
    'Bieg im Frühling einen niedrigen Trieb zum Boden, ritz ihn unten an und grab diese Stelle einige Zentimeter tief ein; die Spitze schaut heraus. Ein Stein hält ihn fest. Hat er eigene Wurzeln, oft nach einem Jahr, schneide ihn ab.',
  suckers: 'Triebe aus ihren Wurzeln',
  suckersHow:
    'Grab im Spätherbst einen jungen Trieb aus, der aus den Wurzeln kommt, und schneide ihn mit eigenen Wurzeln ab. Pflanz ihn sofort ein. Ist deine Pflanze veredelt, sind solche Triebe von anderer Art.',
  bulbs: 'ihre Brutzwiebeln',
  bulbsHow:
    'Grab sie aus, wenn das Laub welk ist, und nimm die kleinen Zwiebeln ab. Pflanz sie zu der Zeit, zu der man auch die großen pflanzt, zwei- bis dreimal so tief, wie sie hoch sind. Sie blühen nach zwei bis drei Jahren.',
  tubers: 'Stücke ihrer Wurzel',
  tubersHow:
    'Schneide im Frühling, wenn sie austreibt, die dicke Wurzel so, dass jedes Stück eine Knospe hat. Lass die Schnitte einen Tag trocknen und pflanz die Stücke mit der Knospe nach oben.',
  cloves: 'ihre Zehen',
  clovesHow:
    'Brich im Herbst oder im zeitigen Frühling eine Knolle auseinander und steck die größten Zehen mit der Spitze nach oben in die Erde, etwa 5 cm tief und 15 cm voneinander entfernt.',
  stone: 'ihr Kern',
  stoneHow:
    'Wasch ihn und halte ihn mit Zahnstochern so über ein Glas, dass das breite Ende im Wasser steht. Stell ihn warm und hell. In ein bis zwei Monaten spaltet er sich und wurzelt. Eine Pflanze aus einem Kern trägt selten Früchte.',
  seed: 'Samen',
  seedHow:
    'Säe zu der Zeit und so tief, wie es auf der Packung steht. Halte die Erde feucht, hell und so warm, wie es die Packung verlangt. Haben die Sämlinge das zweite Blattpaar, bekommt jeder seinen eigenen Platz.',
  slowSeed: 'zu Hause kaum möglich',
  slowSeedHow:
    'Sie wächst nur aus frischem Samen: Der keimt erst nach Monaten, und bis sie etwas hermacht, vergehen Jahre. Kauf lieber eine junge Pflanze.',
  spores: 'zu Hause kaum möglich',
  sporesHow:
    'Sie wächst nur aus Sporen, und das braucht die Pflege einer Gärtnerei. Kauf lieber eine junge Pflanze.',
  grafted: 'zu Hause kaum möglich',
  graftedHow:
    'Baumschulen veredeln sie auf eine andere Wurzel, und was aus ihrem Samen wächst, gleicht der Mutter selten. Kauf lieber eine junge Pflanze.',
};
export default texts;
