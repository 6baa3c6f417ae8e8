import type { Translation } from '../catalogue';
import type english from '../en/plants';

const texts: Translation<typeof english> = {
  allTitle: 'Alle Pflanzen',
  plants: 'Pflanzen',
  allLead: 'Zu jeder eine Pflege\u00adanleitung: Wasser, Licht, Erde und ob sie für Haustiere giftig ist.',
  byNeeds: 'Pflanzen nach dem, was sie brauchen',
  count_one: '{{count}} Pflanze',
  count_other: '{{count}} Pflanzen',
  uncounted: 'Die Pflanzen',
  searchPlants: 'Name der Pflanze',
  search: 'Suchen',
  found_one: '{{count}} Pflanze zu „{{search}}“',
  found_other: '{{count}} Pflanzen zu „{{search}}“',
  tryAgain: 'Schau auf die Schreibweise, oder versuche es mit einem anderen Namen.',
  notLoaded: 'Die Pflanzen konnten nicht geladen werden',
  loading: 'Die Bibliothek wird geladen',
  seeAll: 'Alle Pflanzen ansehen',
  rowNeeds: 'Wasser: {{water}}. Licht: {{light}}.',
  groupAbout: '{{number}} Pflanzen, jede mit Zeichnung und Pflegeanleitung. {{lead}}',
  allAbout:
    '{{number}} Pflegeanleitungen: Wasser, Licht, Erde und ob die Pflanze für Haustiere giftig ist, mit einer Zeichnung von jeder.',
  guideTitle: 'Pflege\u00adanleitung',
  notThere: 'Nicht in unserer Bibliothek',
  notThereText: 'Unter dieser Adresse haben wir keine Pflege\u00adanleitung.',
  guideNotLoaded: 'Diese Pflege\u00adanleitung konnten wir nicht laden',
  guideLoading: 'Die Pflege\u00adanleitung wird geladen',
  add: 'In meinen Garten',
  likeThis: 'Ähnliche Pflanzen',
  sameNeeds: 'Mehr Pflanzen, die dasselbe brauchen',
  all: 'Alle Pflanzen',
  byRoom: 'Nach Raum',
  byLight: 'Nach Licht',
  byDifficulty: 'Nach Aufwand',
  byPetSafety: 'Nach Verträglich\u00adkeit für Haustiere',
  windowsill: 'Pflanzen für die sonnige Fensterbank',
  windowsillLead:
    'Sie wollen einen Teil des Tages die Sonne selbst auf den Blättern haben, und eine warme Scheibe stört sie weniger als eine dunkle Ecke.',
  livingRoom: 'Pflanzen fürs Wohnzimmer',
  livingRoomLead: 'Pflanzen für einen hellen Raum: nah am Fenster, ohne Mittagssonne.',
  hallway: 'Pflanzen für den Flur oder eine schattige Ecke',
  hallwayLead:
    'Sie kommen auch ein paar Schritte vom Fenster entfernt zurecht. Ganz ohne Tageslicht lebt keine Pflanze: Wo du mittags kein Buch lesen kannst, ist es auch für sie zu dunkel.',
  bathroom: 'Pflanzen fürs Bad',
  bathroomLead: 'Pflanzen, die feuchte Luft mögen, für ein Bad mit Fenster.',
  coolRoom: 'Pflanzen für ein kühles Schlafzimmer oder Treppenhaus',
  coolRoomLead:
    'Zimmerpflanzen und Sukkulenten, denen ein wenig geheizter Raum nicht schadet, bis acht Grad Celsius oder weniger.',
  kitchen: 'Kräuter für die Küche',
  kitchenLead:
    'Kräuter, die dort wachsen, wo du kochst. Sei dir sicher, was du pflückst: Eine Pflanze, die eine App benannt hat, ist noch keine Pflanze zum Essen.',
  fullSun: 'Pflanzen für volle Sonne',
  fullSunLead: 'Für einen Platz mit sechs Stunden Sonne oder mehr, meist im Freien.',
  brightDirect: 'Pflanzen für helles, direktes Licht',
  brightDirectLead: 'Für ein helles Fenster, an dem ein paar Stunden lang die Sonne auf die Blätter fällt.',
  brightIndirect: 'Pflanzen für helles Licht ohne direkte Sonne',
  brightIndirectLead: 'Für einen hellen Platz am Fenster, an dem die Sonne die Blätter nicht verbrennt.',
  medium: 'Pflanzen für mittleres Licht',
  mediumLead: 'Für einen Platz einige Schritte vom Fenster, an dem du tagsüber noch bequem lesen kannst.',
  low: 'Pflanzen für wenig Licht',
  lowLead:
    'Die geduldigsten für eine dunklere Ecke. Sie leben dort, wachsen aber langsam: Gieß sie auch weniger.',
  partialShade: 'Pflanzen für den Halbschatten',
  partialShadeLead:
    'Für Beete und Balkone, die nur morgens oder abends Sonne haben, oder unter lichten Bäumen.',
  shade: 'Pflanzen für den Schatten',
  shadeLead: 'Für Plätze, die die Sonne kaum erreicht.',
  easy: 'Pflegeleichte Pflanzen',
  easyLead:
    'Gute erste Pflanzen: Sie verzeihen es, wenn du einmal das Gießen vergisst, und zeigen rechtzeitig, was ihnen fehlt.',
  attention: 'Pflanzen, die etwas Aufmerksamkeit brauchen',
  attentionLead:
    'Nicht schwierig, aber Standort, Wasser und Luft sind ihnen weniger gleichgültig als den pflegeleichten.',
  demanding: 'Anspruchsvolle Pflanzen',
  demandingLead: 'Für alle, die eine Herausforderung mögen: Sie verzeihen wenig.',
  notPoisonous: 'Pflanzen, die für Haustiere nicht giftig sind',
  notPoisonousLead:
    'Jede Pflegeanleitung nennt ihre Quelle. Pflanzen, über die uns niemand Auskunft geben konnte, stehen nicht in dieser Liste. Jede Pflanze kann den Magen verstimmen, wenn viel davon gefressen wird.',
  keepAway: 'Pflanzen, an die kein Haustier kommen sollte',
  keepAwayLead:
    'Pflanzen, die für Katzen, Hunde oder Pferde giftig sind oder es sein können. Hat ein Tier davon gefressen, ruf sofort die Tierarztpraxis an.',
};
export default texts;
