import type { Translation } from '../catalogue.js';
import type english from '../en/http.js';

/** What any route may answer. */
const texts: Translation<typeof english> = {
  check: 'Bitte prüfe, was du eingegeben hast.',
  wrongValue: 'Dieser Wert lässt sich hier nicht verwenden.',
  unreadable: 'Wir konnten diese Anfrage nicht lesen.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  tooLarge: 'Das ist zu groß zum Senden.',
  unsupported: 'Diese Art von Inhalt geht hier nicht.',
  recordsAway: 'Wir kommen gerade nicht an unsere Daten. Bitte versuche es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  showYourself: 'Bitte zeig uns zuerst, dass du es wirklich bist.',
  loginNeeded: 'Bitte melde dich an',
  premiumNeeded: 'Das gehört zu Premium. Wechsle mit deinem Konto zu Premium, um es zu nutzen.',
  adminNeeded: 'Diese Seite ist nur für die Verwaltung.',
  notYourself: 'Das geht nur für dein eigenes Konto.',
  noSuchPage: 'Diese Seite der Liste gibt es nicht.',
  unknownHost:
    'Dieser Server hat diesen Namen nicht. Wenn er ihn haben soll, kann die Person, die ihn betreibt, den Namen zu ALLOWED_HOSTS hinzufügen.',
  crossSite: 'Diese Anfrage kam nicht von unseren eigenen Seiten.',
  stopping: 'Dieser Server fährt gerade herunter.',
  databaseAway: 'Die Datenbank ist nicht erreichbar.',
  tooManyStreams: 'Bei dir warten zu viele Fenster auf eine Antwort. Bitte schließ eins davon.',
  tooMuchAtOnce:
    'Du sendest zu viel auf einmal. Bitte warte, bis es angekommen ist, und versuche es dann noch einmal.',
  tooManyTries_one: 'Das waren zu viele Versuche. Bitte warte eine Minute und versuche es dann noch einmal.',
  tooManyTries_other:
    'Das waren zu viele Versuche. Bitte warte {{minutes}} Minuten und versuche es dann noch einmal.',
  jobNotFound: 'Dieser Auftrag liegt nicht mehr hier.',
  tooShort: 'Bitte gib mindestens {{least}} Zeichen ein',
  tooLong: 'Bitte gib höchstens {{most}} Zeichen ein',
  noEmail: 'Diese E-Mail-Adresse ist nicht gültig',
  noPassword: 'Bitte gib ein Passwort ein',
  passwordLength: 'Das Passwort braucht 8 bis 128 Zeichen',
  unknownZone: 'Diese Zeitzone kennen wir nicht',
  noDay: 'Bitte schreib den Tag so: 2026-11-21',
};
export default texts;
