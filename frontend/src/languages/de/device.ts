import type { Translation } from '../catalogue';
import type english from '../en/device';

const texts: Translation<typeof english> = {
  label: 'Was dieses Gerät sieht',
  lookedAt: 'Auf diesem Gerät angesehen',
  doNotEat: 'Iss sie nicht: Man verwechselt sie leicht mit {{name}}.',
  mayNotBePlant: 'Vielleicht ist das gar keine Pflanze.',
  goClose:
    'Geh nah heran, sodass Blätter oder Blüten den größten Teil des Bildes füllen, und versuch es noch einmal.',
  notKnown:
    'Wahrscheinlich ist das keine der Pflanzen, die dieses Gerät kennt. Diese sehen ihr am ähnlichsten.',
  groupOfThese:
    'Das ist {{group}}, aber welche Pflanze genau, zeigt das Foto nicht. Vergleiche diese hier, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  groupOfThis:
    'Das ist {{group}}, aber welche Pflanze genau, zeigt das Foto nicht. Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  likeThese:
    'Diesen sieht sie am ähnlichsten: Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  likeThis:
    'Dieser sieht sie am ähnlichsten: Vergleiche sie, oder füge eine Nahaufnahme von einem Blatt oder einer Blüte hinzu.',
  ifAnother: 'Wenn es eine andere Pflanze ist, mach noch ein Foto aus der Nähe.',
  noNetwork: 'Kein Netz im Garten?',
  isReady: 'Auch ohne Netz bereit',
  isReadyText: 'Dieses Gerät kann Pflanzen selbst ansehen, wo auch immer du bist.',
  liveLook: 'Live-Ansicht',
  remove: 'Von diesem Gerät entfernen',
  comeAlong:
    'Unser eigenes Bestimmungs\u00adprogramm kannst du auf diesem Gerät mitnehmen. Es verbraucht keine deiner Bestimmungen, kennt aber weniger Pflanzen.',
  preparing: 'Wird vorbereitet',
  preparingNow: 'Wird vorbereitet …',
  notPrepared: 'Das hat nicht geklappt. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  prepare: 'Für die Nutzung ohne Netz laden: {{size}} MB',
  liveTitle: 'Live-Ansicht',
  liveLead: 'Geh langsam um eine Pflanze herum. Es wird nichts gesendet und nichts gezählt.',
  view: 'Was die Kamera sieht',
  noCamera: 'Wir können die Kamera nicht benutzen',
  allowCamera: 'Erlaube sie in den Einstellungen deines Browsers, oder mach stattdessen ein Foto.',
  paused: 'Pause',
  cameraOff: 'Die Kamera ist aus.',
  goOn: 'Weiter',
  cannotLive: 'Auf diesem Gerät geht die Live-Ansicht nicht. Bitte mach stattdessen ein Foto.',
  takeView: 'Diese Ansicht als Foto verwenden',
  howSure: 'Wie sicher',
  perhaps: 'Vielleicht {{name}}',
  noneKnown: 'Keine der Pflanzen, die dieses Gerät kennt',
  pointAtPlant: 'Richte die Kamera auf eine Pflanze',
  looking: 'Wird angesehen …',
  offline: 'Du bist offline',
  canLook: 'Dieses Gerät kann deine Fotos selbst ansehen.',
  look: 'Auf diesem Gerät ansehen',
  couldNotLook: 'Dieses Gerät konnte die Fotos nicht ansehen',
  couldNotLookText:
    'Sie sind noch da. Bitte versuche es mit einem anderen Foto, oder noch einmal, wenn du online bist.',
  added: 'Das steht jetzt bei deinen Bestimmungen. Es hat keine Bestimmung verbraucht.',
  keptHere:
    'Das ist auf diesem Gerät gespeichert und kommt zu deinen Bestimmungen, sobald du wieder online bist.',
  open: 'Öffnen',
  cannotHere: 'Dieser Browser kann das nicht selbst. Mit einem Konto sieht unser Server deine Fotos an.',
  createAccount:
    'Leg dein Konto an, und diese Antwort ist die erste deiner Bestimmungen. Sie wird nicht gezählt.',
  oneMoment: 'Einen Moment …',
  choose: 'Foto auswählen',
  fetchedOnce: 'Dafür wird einmal unser Bestimmungs\u00adprogramm geladen: {{size}} MB.',
  fetching: 'Unser Bestimmungs\u00adprogramm wird geladen',
  lookingNow: 'Blätter und Blüten werden angesehen …',
  failed: 'Das hat nicht geklappt',
  failedText: 'Bitte versuche es mit einem anderen Foto, oder prüfe deine Verbindung.',
};
export default texts;
