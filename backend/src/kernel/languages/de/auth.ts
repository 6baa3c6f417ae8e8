import type { Translation } from '../catalogue.js';
import type english from '../en/auth.js';

/** Accounts: logging in, passwords, email addresses, two-step login and passkeys. */
const texts: Translation<typeof english> = {
  invalidCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich damit an.',
  accountNotFound: 'Dieses Konto finden wir nicht.',
  wrongPassword: 'Dein jetziges Passwort stimmt nicht.',
  resetLinkSpent: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.',
  verificationLinkSpent:
    'Dieser Link wurde schon benutzt, ist zu alt oder gehört zu einem anderen Konto. Bitte fordere einen neuen an.',
  deviceNotFound: 'Dieses Gerät finden wir nicht unter deinen.',
  codeNeeded: 'Bitte gib den Code ein, den deine App gerade zeigt.',
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte gib den neuesten ein.',
  twoStepIsOn: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Schalte sie zuerst aus.',
  twoStepIsOff: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  passkeyRefused: 'Wir konnten diesen Passkey nicht benutzen. Bitte versuche es noch einmal.',
  passkeyUnknown: 'Diesen Passkey kennen wir nicht. Bitte melde dich mit E-Mail-Adresse und Passwort an.',
  passkeyNotFound: 'Diesen Passkey finden wir nicht unter deinen.',
  tooManyPasskeys: 'Du hast zehn Passkeys. Bitte entferne zuerst einen.',
  passkeysNeedName:
    'Passkeys funktionieren nur, wo Leaflore einen Namen hat, zum Beispiel plants.example.org.',
  commonPassword:
    'Viele Menschen benutzen dieses Passwort, also würde ein Dieb es zuerst versuchen. Bitte wähle ein anderes',
  ownPassword:
    'Dieses Passwort ist deiner E-Mail-Adresse oder unserem Namen zu ähnlich. Bitte wähle ein anderes',
  tooManyLogins_one:
    'Das waren zu viele Versuche. Bitte warte eine Minute und versuche es dann noch einmal, oder wähle ein neues Passwort.',
  tooManyLogins_other:
    'Das waren zu viele Versuche. Bitte warte {{minutes}} Minuten und versuche es dann noch einmal, oder wähle ein neues Passwort.',
  noAddressInName: 'Bitte gib einen Namen ohne Webadresse ein',
  firstNameNeeded: 'Bitte gib deinen Vornamen ein',
  firstNameTooLong: 'Der Vorname ist zu lang',
  lastNameNeeded: 'Bitte gib deinen Nachnamen ein',
  lastNameTooLong: 'Der Nachname ist zu lang',
  enterCode: 'Bitte gib den Code ein',
  enterDigits: 'Bitte gib die 6 Ziffern ein, die deine App zeigt',
  enterPassword: 'Bitte gib dein Passwort ein',
  chooseUnits: 'Bitte wähle metrische oder imperiale Einheiten',
  chooseEasyView: 'Bitte schalte die einfache Ansicht ein oder aus',
  chooseLanguage: 'Bitte wähle eine unserer Sprachen',
  choosePasskey: 'Bitte wähle einen Passkey',
  namePasskey: 'Bitte gib ihm einen Namen',
  loggedIn: 'Du bist angemeldet.',
  registered: 'Willkommen bei Leaflore! Du kannst jetzt Pflanzen bestimmen.',
  passwordSet: 'Dein neues Passwort ist gespeichert. Bitte melde dich damit an.',
  passwordChanged: 'Dein Passwort ist geändert. Deine anderen Geräte sind abgemeldet.',
  resetAsked:
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link unterwegs, mit dem du ein neues Passwort wählst. Er funktioniert einmal, {{minutes}} Minuten lang. Wenn nichts ankommt, sieh im Spam-Ordner nach oder versuche es noch einmal.',
  resetKeptHere:
    'Dieser Server verschickt noch keine E-Mails. Bitte die Person, die ihn betreibt, um einen Link für ein neues Passwort.',
  resetSubject: 'Wähle ein neues Passwort für Leaflore',
  resetMail:
    'Hallo {{name}},\n\ndu möchtest ein neues Passwort. Öffne innerhalb von {{minutes}} Minuten diesen Link, um es zu wählen:\n\n{{link}}\n\nWenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  changedSubject: 'Dein Passwort für Leaflore wurde geändert',
  changedMail:
    'Hallo {{name}},\n\ndein Passwort wurde gerade geändert. Wenn du das nicht warst, wähle sofort ein neues: {{link}}',
  alreadyConfirmed: 'Deine E-Mail-Adresse ist schon bestätigt.',
  linkSent:
    'Ein Link ist unterwegs an {{email}}. Wenn er in ein paar Minuten nicht da ist, sieh im Spam-Ordner nach.',
  linkKeptHere:
    'Dieser Server verschickt noch keine E-Mails. Bitte die Person, die ihn betreibt, deine Adresse zu bestätigen.',
  confirmSubject: 'Bestätige deine E-Mail-Adresse für Leaflore',
  confirmMail:
    'Hallo {{name}},\n\nbitte melde dich bei Leaflore an und öffne dann innerhalb von {{hours}} Stunden diesen Link, um zu bestätigen, dass das deine E-Mail-Adresse ist:\n\n{{link}}\n\nDanach können wir dir deine Erinnerungen schicken. Wenn du bei Leaflore kein Konto hast, brauchst du nichts zu tun: Wir schreiben nicht noch einmal an diese Adresse.',
  loginMail:
    'Hallo {{name}},\n\nan deiner Anmeldung hat sich etwas geändert. {{what}}.\n\nWenn du das nicht warst, wähle sofort ein neues Passwort und sieh unter „Wo du angemeldet bist“ nach: {{link}}',
  twoStepOn: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  twoStepOnSubject: 'Deine Anmeldung bei Leaflore: Die Anmeldung in zwei Schritten wurde eingeschaltet',
  twoStepOff: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  twoStepOffSubject: 'Deine Anmeldung bei Leaflore: Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  newCodes: 'Es wurden neue Wiederherstellungscodes erstellt',
  newCodesSubject: 'Deine Anmeldung bei Leaflore: Es wurden neue Wiederherstellungscodes erstellt',
  codeUsed: 'Ein Wiederherstellungscode wurde benutzt',
  codeUsedSubject: 'Deine Anmeldung bei Leaflore: Ein Wiederherstellungscode wurde benutzt',
  passkeyAdded: 'Der Passkey „{{name}}“ wurde hinzugefügt',
  passkeyAddedSubject: 'Deine Anmeldung bei Leaflore: Der Passkey „{{name}}“ wurde hinzugefügt',
  passkeyRemoved: 'Ein Passkey wurde entfernt',
  passkeyRemovedSubject: 'Deine Anmeldung bei Leaflore: Ein Passkey wurde entfernt',
};
export default texts;
