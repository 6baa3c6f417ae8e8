import type { LookId } from '../../questions.js';
import type { Reading } from '../../speech.js';

const looks: Readonly<Record<LookId, string>> = {
  insects: 'insekt*, läuse, käfer, fliegen, mücken, tierchen, schädling*, höcker',
  coating: 'belag, pulver*, gespinst*, spinnweb*, flaum*, schimmel*, watte*, klebrig*, ruß*, kruste*',
  holes: 'loch, löcher*, fraßstelle*, angefressen*, zerfressen*, abgefressen*',
  mushy: 'matschig*, verfault*, faulig*, faul, faule, faulen, weich*, schleimig*',
  spots: 'fleck*, punkte, gesprenkelt*, gefleckt*, läsion*',
  yellow: 'gelb*, vergilb*, chloro*',
  brown: 'braun*, bräun*, vertrocknet*, knusprig*, trockene spitze*, trockenen spitze*, verbrannt*, nekro*',
  droop: 'hängen*, hängt, welk*, schlaff*, schlapp*, neigt*',
  curled:
    'eingerollt*, gerollt*, rollen sich, kräusel*, gekräusel*, verdreht*, runzl*, verformt*, schrumpel*',
  dropped:
    'abfallen*, abgefallen*, fallen ab, fällt ab, verliert*, verlieren, wirft*, abgeworfen*, blattfall',
  pale: 'blass*, bleich*, ausgebleicht*, gebleicht*, verblasst*, hell, helle, heller, helles, verfärb*',
  weak: 'kümmer*, schwach*, dünn, dünne, dünner, dünnes, vergeilt*, langgezogen*, wächst kaum, blüht kaum',
};

/** How free texts are read. Most says what is denied after it as well: "Spinnmilben sind nicht zu sehen". */
const reading: Reading = {
  looks,
  own: /[äöüß]|(?<!\p{L})(der|das|und|oder|ist|sind|mit|den|dem|auf|wird|werden|nicht|kein\p{L}*|von|zu|bei|durch|blatt\p{L}*|erde)(?!\p{L})/u,
  negation: /(?<!\p{L})(?:kein(?:e|er|en|em|es)?|nicht|ohne|frei von|nie|niemals|weder)(?!\p{L})/u,
  denied:
    /(?:nicht|kein(?:e|en)?) (?:zu (?:sehen|erkennen|finden)|sichtbar|vorhanden|erkennbar)|ausgeschlossen|unwahrscheinlich/u,
  clause: /[.;:!?\n]|,? aber |,? sondern |,? jedoch |,? doch |,? nur |,? allerdings /,
};
export default reading;
