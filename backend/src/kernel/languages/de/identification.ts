import type { Translation } from '../catalogue.js';
import type english from '../en/identification.js';

/** Identification: what can fail, and what an answer means. */
const texts: Translation<typeof english> = {
  limitReached: 'Deine kostenlosen Bestimmungen sind aufgebraucht',
  notFound: 'Wir finden diese Bestimmung nicht.',
  notInLibrary: 'Diese Pflanze steht nicht in unserer Bibliothek.',
  unknownPlant: 'Eine der Pflanzen in dieser Antwort kennen wir nicht.',
  noPhoto: 'Bitte wähle ein Foto deiner Pflanze.',
  tooManyPhotos: 'Bitte wähle höchstens fünf Fotos einer Pflanze.',
  alreadySent: 'Das wurde schon einmal gesendet. Bitte lade die Seite neu.',
  keyMissing: 'Hier wird ein Idempotency-Key mit höchstens 200 Zeichen gebraucht.',
  notAnswered: 'Es gibt noch keine Antwort, die du bestätigen könntest.',
  stillWorking:
    'Das dauert länger als sonst. Dein Foto ist sicher. Die Antwort findest du bei deinen Bestimmungen.',
  notAnAnswer: 'Das ist keine Antwort unseres Bestimmungsprogramms.',
  unavailable:
    'Wir erreichen den Bestimmungsdienst gerade nicht. Bitte versuche es in ein paar Minuten noch einmal. Das hat keine Bestimmung verbraucht.',
  busy: 'Der Bestimmungsdienst hat gerade sehr viel zu tun. Bitte versuche es in einer Minute noch einmal. Das hat keine Bestimmung verbraucht.',
  tooSlow:
    'Der Bestimmungsdienst hat zu lange gebraucht. Bitte versuche es noch einmal. Das hat keine Bestimmung verbraucht.',
  misconfigured:
    'Der Bestimmungsdienst nimmt von diesem Server nichts an. Das müssen wir in Ordnung bringen. Das hat keine Bestimmung verbraucht.',
  unreadable:
    'Der Bestimmungsdienst hat eine Antwort gegeben, die wir nicht lesen konnten. Bitte versuche es noch einmal. Das hat keine Bestimmung verbraucht.',
  spent:
    'Der Bestimmungsdienst hat sein Limit für heute erreicht. Bitte versuche es morgen noch einmal. Das hat keine Bestimmung verbraucht.',
  refused:
    'Der Bestimmungsdienst wollte sich dieses Foto nicht ansehen. Bitte versuche es mit einem anderen. Das hat keine Bestimmung verbraucht.',
  interrupted:
    'Etwas hat diese Bestimmung unterbrochen. Bitte versuche es noch einmal. Das hat keine Bestimmung verbraucht.',
  // What an answer means, and what to do next.
  mayNotBePlant: 'Vielleicht ist das gar keine Pflanze.',
  noPlant: 'Auf diesem Foto sehen wir keine Pflanze.',
  goClose:
    'Geh nah heran, sodass Blätter oder Blüten fast das ganze Bild füllen, und versuche es noch einmal.',
  notListed:
    'Das ist wahrscheinlich keine der Pflanzen, die wir von Fotos kennen. Diesen sieht sie am ähnlichsten; du kannst auch in der Pflanzenbibliothek nach ihrem Namen suchen.',
  notListedOne:
    'Das ist wahrscheinlich keine der Pflanzen, die wir von Fotos kennen. Dieser sieht sie am ähnlichsten; du kannst auch in der Pflanzenbibliothek nach ihrem Namen suchen.',
  notSure: 'Wir sind uns nicht sicher.',
  likeThree:
    'Hier sind die drei Pflanzen, denen sie am ähnlichsten sieht: Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  likeTwo:
    'Hier sind die zwei Pflanzen, denen sie am ähnlichsten sieht: Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  likeOne:
    'Am ähnlichsten sieht sie dieser Pflanze: {{plant}}. Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  mostLikely:
    'Sehr wahrscheinlich ist es diese Pflanze: {{plant}}. Ein Foto allein reicht aber nicht, um ganz sicher zu sein. Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  mostLikelyOneOf:
    'Sehr wahrscheinlich ist es diese Pflanze: {{plant}}. Welche genau, verrät das Foto aber nicht. Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  looksLike: 'Das sieht aus wie {{plant}}. Wenn sie es nicht ist, wähle unten eine andere aus.',
  groupOfThese:
    'Das ist {{group}}, aber welche Pflanze genau, verrät das Foto nicht. Vergleiche diese, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  groupOfThis:
    'Das ist {{group}}, aber welche Pflanze genau, verrät das Foto nicht. Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  darkAndBlurred:
    'Dein Foto ist dunkel und unscharf, vielleicht liegt es daran. Mach noch eines an einem Fenster, und halt still.',
  dark: 'Dein Foto ist recht dunkel, vielleicht liegt es daran. Mach noch eines an einem Fenster oder im Freien.',
  blurred:
    'Dein Foto ist unscharf, vielleicht liegt es daran. Tippe zum Scharfstellen auf die Pflanze, halt still und mach noch eines.',
  toldUs: 'Du hast uns gesagt, was es ist: {{plant}}.',
  // Plants that are not in the library, and groups that the identifier names as a whole.
  ofGroup:
    'Welche Pflanze aus der Gruppe „{{group}}“ es ist, verrät das Foto nicht. Die Pflege hier ist die dieser Pflanze: {{typical}}.',
  unlisted: '{{plant}} steht noch nicht in unserer Bibliothek.',
  looseMix: 'Lockere, durchlässige Blumenerde',
  feelSoil: 'Bis wir mehr wissen: Fühl die Erde, und gieße, wenn die obersten 3 cm trocken sind.',
  petsUnknown: 'Wir haben keine verlässlichen Angaben. Unbekannt heißt nicht ungefährlich.',
  cactus: 'Kaktus',
  mint: 'Minze',
  spiderwort: 'Dreimasterblume',
  aloeOrHaworthia: 'eine Aloe oder eine Haworthie',
  climbingAroid: 'eine Efeutute, ein Philodendron oder eine Monstera',
  dumbCane: 'eine Dieffenbachie oder ein Kolbenfaden',
  figTree: 'ein Gummibaum oder eine Feige (Ficus)',
  lily: 'eine Lilie',
  orchid: 'eine Orchidee',
  palm: 'eine Palme',
  pink: 'eine Nelke (Dianthus)',
  prayerPlant: 'eine Calathea oder eine Marante',
  primrose: 'eine Primel',
  // How a plant is doing, where leaves are all that is judged.
  looksFresh: 'Die Blätter sehen frisch aus. Mach weiter so.',
  mayBeLimp:
    'Die Blätter sind vielleicht schlaff oder beschädigt. Warum, lässt sich auf einem Foto nicht erkennen.',
  feelDeep:
    'Fühl 3 cm tief in die Erde. Trocken: Gieße gründlich. Nass: Lass sie abtrocknen, bevor du wieder gießt (üblicher Rhythmus: {{rhythm}}).',
  lookUnder: 'Such unter den Blättern und an den Stängeln nach Insekten, Gespinsten oder Flecken.',
  hasItMoved:
    'Wurde sie umgestellt oder umgetopft, oder stand sie in Hitze, Kälte oder Zugluft? Gib ihr einen ruhigen Platz und eine Woche Zeit.',
  daily: 'täglich',
  twiceAWeek: 'zweimal pro Woche',
  weekly: 'einmal pro Woche',
  biWeekly: 'alle zwei Wochen',
  monthly: 'einmal im Monat',
};
export default texts;
