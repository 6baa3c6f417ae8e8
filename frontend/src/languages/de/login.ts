import type { Translation } from '../catalogue';
import type english from '../en/login';

const texts: Translation<typeof english> = {
  notLoaded: 'Wie du dich anmeldest, konnten wir nicht laden',
  loading: 'Wie du dich anmeldest, wird geladen',
  twoStep: 'Anmeldung in zwei Schritten',
  isOn_one:
    'Sie ist eingeschaltet: Nach dem Passwort fragen wir nach einem Code aus deiner App. Du hast noch {{count}} Wieder\u00adherstellungs\u00adcode.',
  isOn_other:
    'Sie ist eingeschaltet: Nach dem Passwort fragen wir nach einem Code aus deiner App. Du hast noch {{count}} Wieder\u00adherstellungs\u00adcodes.',
  newCodes: 'Neue Wieder\u00adherstellungs\u00adcodes',
  turnOff: 'Ausschalten',
  isOff:
    'Nach dem Passwort fragen wir nach einem Code, den eine App auf deinem Handy zeigt. Wer nur dein Passwort kennt, kommt dann nicht hinein.',
  setUp: 'Anmeldung in zwei Schritten einrichten',
  setUpText:
    'Du brauchst auf deinem Handy eine App, die Codes zeigt, oft „Authenticator“ genannt. Viele Passwort-Apps können das auch.',
  turningOn: 'Wird eingeschaltet …',
  turnOn: 'Einschalten',
  notNow: 'Jetzt nicht',
  takePicture: '1. Scanne mit der App diesen quadratischen Code (QR-Code).',
  qrCode: 'QR-Code für die App',
  orHere:
    'Oder, wenn die App auf diesem Gerät ist, <link>öffne sie hier</link>. Du kannst auch diesen Schlüssel in sie eintippen: <secret>{{secret}}</secret>',
  enterCode: '2. Gib den Code ein, den die App zeigt',
  enterDigits: 'Bitte gib die 6 Ziffern ein, die deine App zeigt',
  keepCodes: 'Bewahre diese Wieder\u00adherstellungs\u00adcodes auf',
  keepCodesText:
    'Wenn du dein Handy verlierst, kommst du mit einem davon hinein, statt mit einem Code aus der App. Jeder gilt einmal. Wir können sie nicht noch einmal zeigen.',
  kept: 'Ich habe sie aufbewahrt',
  saveFile: 'Als Datei speichern',
  fileLead: 'Wiederherstellungscodes für Leaflore. Jeder gilt einmal.',
  passkeys: 'Passkeys',
  passkeysText:
    'Melde dich an, ohne zu tippen: Dein Handy oder Computer fragt nach Finger, Gesicht oder PIN, wie beim Entsperren. Dein Passwort gilt weiterhin.',
  yourPasskeys: 'Deine Passkeys',
  lastUsed: 'Zuletzt benutzt am <day>{{day}}</day>',
  added: 'Hinzugefügt am <day>{{day}}</day>',
  remove: 'Entfernen',
  removeNamed: '{{name}} entfernen',
  add: 'Passkey hinzufügen',
  passkeyName: 'Passkey {{number}}',
  notBegun: 'Wir konnten nicht beginnen. Bitte versuche es noch einmal.',
  isTurnedOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  passwordAlone: 'Dein Passwort allein genügt jetzt.',
  stillOn: 'Die Anmeldung in zwei Schritten ist noch eingeschaltet.',
  oldCodesWork: 'Deine alten Wieder\u00adherstellungs\u00adcodes gelten noch.',
  passkeyAdded: 'Passkey hinzugefügt',
  passkeyAddedText: 'Beim nächsten Mal kannst du dich damit anmelden.',
  noPasskeyAdded: 'Es wurde kein Passkey hinzugefügt',
  whenever: 'Du kannst es jederzeit noch einmal versuchen.',
  passkeyRemoved: 'Passkey entfernt',
  passkeyRemovedText: 'Damit kann sich hier niemand mehr anmelden.',
  notRemoved: 'Wir konnten ihn nicht entfernen.',
};
export default texts;
