import type { Translation } from '../catalogue.js';
import type english from '../en/assistantHelp.js';

/** Which plant the built-in assistant takes a name for, where to do what it can’t do itself, and what it does not know. */
const texts: Translation<typeof english> = {
  iTakeIt: 'Ich nehme an, du meinst diese Pflanze: {{plant}}.',
  iTakeItOthers:
    'Ich nehme an, du meinst diese Pflanze: {{plant}}. Wenn es {{others}} ist, sag es mir einfach.',
  severalOf:
    'Damit können mehrere Pflanzen unserer Bibliothek gemeint sein. Sag mir den ganzen Namen von deiner, wenn es eine andere ist.',
  whichOfThese:
    'So heißen ganz verschiedene Pflanzen. Welche ist deine: {{plants}}? Sag mir ihren Namen oder den ganzen Namen einer anderen. Was für die meisten Pflanzen gilt:',
  noteOnPage:
    'Ich schlage nur nach, deshalb habe ich das nicht notiert. Bitte hake es auf der Seite der Pflanze ab: {{plants}}.',
  noteInGarden:
    'Ich schlage nur nach, deshalb habe ich das nicht notiert. Bitte hake es auf der Seite der Pflanze ab: Du findest sie in [Mein Garten](/garden).',
  remindOnPage:
    'Eine Erinnerung kann ich nicht selbst einrichten. Auf der Seite der Pflanze ({{plants}}) kannst du ändern, wie oft etwas zu tun ist, und eine eigene Aufgabe hinzufügen. In [deinem Profil](/profile) schaltest du Erinnerungen ein und aus und wählst ihre Uhrzeit.',
  remindInGarden:
    'Eine Erinnerung kann ich nicht selbst einrichten. Auf der Seite einer Pflanze in [Mein Garten](/garden) kannst du ändern, wie oft etwas zu tun ist, und eine eigene Aufgabe hinzufügen. In [deinem Profil](/profile) schaltest du Erinnerungen ein und aus und wählst ihre Uhrzeit.',
  identifyThere:
    'Mach unter [Bestimmen](/identify) ein Foto davon, dann sehe ich nach, welche Pflanze es am ehesten ist.',
  addThere:
    'Öffne [Mein Garten](/garden) und drück auf **Pflanze hinzufügen**. Wenn du ihren Namen nicht weißt, findet [Bestimmen](/identify) ihn mit einem Foto, und du kannst sie von dort aus hinzufügen.',
  awayThere:
    'Während du weg bist, kann jemand anders nach deinen Pflanzen sehen: Öffne in [Mein Garten](/garden) den Kalender und drück auf **Verreist du?** Dort siehst du, was an diesen Tagen zu tun ist, und machst einen Link für eine Pflanzenvertretung, die kein Konto braucht.',
  // What it does not know, and what it warns of.
  sorry:
    'Schade, dass dir das nicht geholfen hat. Ich bin kein Sprachmodell: Ich suche nach dem Namen einer Pflanze und nach einer Sache, die du über sie wissen willst. Am besten gehen kurze Fragen, eine nach der anderen. Zum Beispiel:',
  unknownOf:
    'Das weiß ich über „{{plant}}“ nicht. In unserer Bibliothek steht: {{text}} Du kannst mich fragen, wie viel Wasser, Dünger, Licht und Wärme sie braucht, welche Erde sie mag, wann man sie umtopft oder schneidet, wie man sie vermehrt und ob bekannt ist, dass sie Haustieren schadet. Für alles andere frag bitte eine Gärtnerei oder einen Gartenverein.',
  sizeUnknown:
    '{{name}}: Wie groß sie wird und wie schnell sie wächst, weiß ich nicht. In unserer Bibliothek stehen keine Zahlen dazu, und viel hängt von der Sorte, vom Topf und vom Licht ab. Dort steht: {{text}}',
  flowersIn: '{{name}}: Sie blüht **{{when}}**, je nach Klima und Sorte etwas früher oder später.',
  flowersUnknown:
    '{{name}}: In welchen Monaten sie blüht, weiß ich nicht. In unserer Bibliothek steht: {{text}}',
  harvestUnknown:
    '{{name}}: Wann man sie ernten kann, weiß ich nicht: In unserer Bibliothek stehen keine Erntezeiten. Ob man eine Pflanze essen kann, sage ich nicht. In ihrer Pflegeanleitung steht: {{text}}',
  guideOf: '{{name}}: In ihrer Pflegeanleitung steht: {{text}}',
  edibleWarning: 'Eine Warnung aus unserer Bibliothek zu „{{plant}}“: {{text}}',
  plantingUnknown:
    '{{name}}: Einen Pflanzkalender habe ich nicht, denn viel hängt davon ab, wo du wohnst. In unserer Bibliothek steht: {{text}}',
  nightsAbove: 'Das heißt: draußen nur, solange die Nächte über {{low}} °C ({{lowF}} °F) bleiben.',
  onSkin:
    'Wenn du ihren Saft auf der Haut hast, spül ihn mit viel Wasser ab. Ist er in ein Auge gekommen, spül das Auge sofort mit Wasser aus und ruf einen Giftnotruf oder eine Arztpraxis an.',
  // The whole garden, follow-ups, and what holds for every plant.
  noneIsThirsty: 'Keine davon braucht Wasser, und {{unwell}}',
  noneIsUnwell: 'keine ist krank.',
  wishVegetables: 'Gemüse',
  wishHerbs: 'Kräuter',
  keepFromChildren:
    '{{plants}}: **von Kindern fernhalten wie eine Giftpflanze**. Bekannt ist, dass Haustiere davon krank werden können.',
  cantCallSafe: '{{plants}}: **Ob das für Menschen ungefährlich ist, kann ich nicht sagen**.',
  callAnyway: 'Ruf bitte auch an, wenn noch nichts zu merken ist: Manche Gifte wirken langsam.',
  likeliest: 'Die wahrscheinlichste Ursache für das, was du an {{plant}} siehst, und was zu tun ist:',
  byCold:
    'Das Wetter bei dir kenne ich nicht. Nach ihren Pflegeanleitungen dürfen sie draußen stehen, solange die Nächte über diesen Werten bleiben:',
  degreesAbove: '{{low}} °C ({{lowF}} °F)',
  byWaiting: 'Deine Pflanzen nach dem letzten Gießen, die am längsten nicht gegossene zuerst:',
  wateredOn: '{{plant}}: {{day}}',
  neverNoted: 'kein Gießen notiert',
  lastWeek: 'letzte Woche',
  lastMonth: 'letzten Monat',
  lastYear: 'letztes Jahr',
  youDidThen: '{{when}} hast du das getan:',
  othersDidThen: '{{when}} haben andere das getan:',
  nothingThen: '{{when}}: Es ist nichts notiert.',
  removeThere:
    'Schade um deine Pflanze. Ich schlage nur nach, deshalb kann ich sie nicht aus deinem Garten nehmen: Tippe in [Mein Garten](/garden) auf den Stift auf ihrer Karte und wähle **Sie ist nicht mehr da**. Bei den früheren Pflanzen bleiben ihr Tagebuch und ihre Fotos. Wenn noch etwas an ihr fest oder grün ist, findet [die geführte Prüfung](/doctor) vielleicht, was sie braucht.',
  waters:
    'Regenwasser tut Pflanzen gut, vor allem denen, die keinen Kalk mögen. Die meisten anderen vertragen auch Leitungswasser; lass es zimmerwarm werden. Kalk in hartem Wasser hinterlässt eine weiße Kruste auf Erde und Topf und kann die Spitzen dünner Blätter bräunen. Wasser aus einer Enthärtungsanlage enthält Salz: Nimm es nicht. Über Wasser aus Trocknern, Entfeuchtern und Aquarien habe ich nichts Verlässliches. Was eine Pflanze mag, steht in ihrer Pflegeanleitung.',
  amount:
    'Wie viel, kann ich nicht in Litern sagen, denn das hängt von Topf, Erde und Licht ab. Im Topf: Gieß langsam, bis unten Wasser herausläuft, und schütte weg, was im Untersetzer bleibt.',
  spoiled:
    'Was gelb oder braun ist, wird nicht wieder grün. Ganz gelbe oder dürre Blätter darfst du mit einer sauberen Klinge abschneiden. Von einer braunen Spitze oder einem braunen Rand schneide nur das Braune ab, und lass einen schmalen Saum davon stehen. Was noch grün ist, ernährt die Pflanze: Lass es dran.',
  wipe: 'Staub nimmt einer Pflanze Licht. Wisch glatte Blätter mit einem weichen, feuchten Tuch ab und stütz sie dabei von unten; kleine spül mit lauwarmem Wasser ab. Behaarte Blätter mögen keine Nässe: Nimm dafür einen weichen Pinsel.',
  weather:
    'Das Wetter bei dir kenne ich nicht: Der Pflegeplan geht nach der Jahreszeit. Bei Hitze trocknet Erde schneller, am meisten in kleinen Töpfen und in der Sonne. Fühl sie dann jeden Tag, und gieß am Morgen. Fühl sie auch nach Regen: Blätter und Dächer halten ihn von Töpfen ab. Wo sie oben noch feucht ist, warte.',
  sure: 'Ich rate nicht: Was ich sage, steht in den Notizen zu deinem Garten, in einer Pflegeanleitung oder im Katalog des Pflanzendoktors, und ich nenne, wo. Aber ich kann eine Frage falsch verstehen, und keine Anleitung sieht deine Pflanze: Wenn Erde und Blätter etwas anderes sagen, glaub ihnen.',
  lightTerms:
    '**Volle Sonne**: sechs Stunden Sonne am Tag oder mehr. **Helles Licht mit direkter Sonne**: einige Stunden Sonne auf den Blättern, wie gleich am sonnigen Fenster. **Helles Licht ohne direkte Sonne**: ein heller Platz ohne Sonne auf den Blättern, zum Beispiel einen Schritt vom sonnigen Fenster weg oder hinter einem dünnen Vorhang. **Wenig Licht**: weiter im Zimmer, aber noch hell genug zum Lesen.',
  // What sounds like harm and is none, and what harms.
  harmfulHere: 'Aus deinem Garten sind als gefährlich für {{animals}} bekannt: {{plants}}.',
  harmfulThere: '**Gefährlich für {{animals}}** ({{number}} {{what}} in unserer Bibliothek): {{plants}}.',
  anyPlants: 'Pflanzen',
  harmfulElse:
    'Eine Pflanze, die hier nicht steht, ist deshalb nicht ungefährlich: Frag mich nach ihr mit ihrem Namen.',
  wildlife:
    'Vögel, Mäuse, Eichhörnchen und Rehe hält am besten etwas ab, durch das sie nicht kommen: ein straff gespanntes Netz über den Pflanzen oder ein Drahtgitter darum. Sieh jeden Tag nach, dass sich kein Tier darin verfangen hat, und ernte bald, was reif ist. Wenn du nicht gesehen hast, wer es war, sag mir, wie die Löcher aussehen.',
  meal: 'Ich hoffe, es hat geschmeckt. Wenn es bitter oder seltsam geschmeckt hat, wenn es danach jemandem nicht gut geht oder du nicht sicher bist, was es war, ruf den Giftnotruf oder den Notruf an (112 in Europa; in den USA 911 oder Poison Help 1-800-222-1222).',
  planting:
    'Das weiß ich nicht: Einen Kalender fürs Säen und Pflanzen habe ich nicht, denn viel hängt davon ab, wo du wohnst. Eine Gärtnerei in der Nähe weiß es. Was dieser Monat für deine eigenen Pflanzen bereithält, steht im Kalender, den du in [Mein Garten](/garden) öffnest. Frag mich, welche Pflanzen an einen Platz passen, zum Beispiel „Welche Blumen für einen sonnigen Balkon?“',
  onThorn:
    'Wenn dich ein Dorn oder Stachel gestochen hat: Wasch die Stelle mit Wasser und Seife, und zieh heraus, was herausragt. Wenn noch etwas darin steckt, wenn es an einem Gelenk oder Auge ist, oder wenn die Stelle rot, heiß oder dick wird oder pocht, lass sie noch heute in einer Arztpraxis ansehen. Frag dort, ob dein Schutz gegen Tetanus noch reicht.',
};

export default texts;
