import type { Translation } from '../catalogue';
import type english from '../en/frame';

const texts: Translation<typeof english> = {
  home: 'Start',
  identify: 'Bestimmen',
  garden: 'Mein Garten',
  profile: 'Profil',
  blog: 'Blog',
  chat: 'KI-Chat',
  community: 'Gemeinschaft',
  about: 'Über uns',
  contact: 'Kontakt',
  premium: 'Premium',
  privacy: 'Datenschutz',
  terms: 'Bedingungen',
  homeLabel: 'Leaflore, zur Startseite',
  login: 'Anmelden',
  logout: 'Abmelden',
  menu: 'Menü',
  more: 'Mehr',
  main: 'Hauptseiten',
  footer: 'Fußzeile',
  support:
    'Eine Frage, oder etwas geht nicht? <link>Schreib unserem Team</link>. Wir antworten innerhalb von 24 Stunden.',
  disclaimer:
    'Was du bei Leaflore liest, ist allgemein und zum Lernen gedacht; dass es stimmt, können wir nicht garantieren. Iss nie eine Pflanze und nimm sie nie als Arznei, nur weil eine App sie benannt hat.',
  skip: 'Zum Inhalt springen',
  offline: 'Du bist offline',
  offlineText:
    'Du siehst, was dieses Gerät gespeichert hat. Was du über deine Pflanzen notierst, wartet hier, bis du wieder online bist.',
  offlineLine: 'Du bist offline.',
  easyView: 'Einfache Ansicht',
  backToEasy: 'Zurück zur einfachen Ansicht',
  notOpened: 'Diese Seite ließ sich nicht öffnen',
  notOpenedText: 'Vielleicht ist die Verbindung abgerissen. Alles, was du gespeichert hast, ist sicher.',
};
export default texts;
