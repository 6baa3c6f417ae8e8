import type { Translation } from '../catalogue';
import type english from '../en/away';

const texts: Translation<typeof english> = {
  title: 'Wenn du weg bist',
  lead: 'Erstelle eine Seite für deine Pflanzen\u00advertretung: was an welchem Tag zu tun ist, mit Kästchen zum Abhaken. Ein Konto braucht sie nicht.',
  calendar: 'Pflege\u00adkalender',
  seen: 'Was deine Pflanzen\u00advertretung sieht',
  seenAbout:
    'Die Namen und Zeichnungen deiner Pflanzen, wo sie stehen und wann sie gegossen, besprüht und gedüngt werden, dazu deine eigenen Aufgaben. Sonst nichts: nicht deinen Namen, deine Fotos oder dein Tagebuch. Umtopfen, Schneiden und Behandlungen warten auf dich.',
  links: 'Deine Links',
  loading: 'Deine Links werden geladen',
  notLoaded: 'Deine Links konnten wir nicht laden',
  nothingLost: 'Es ist nichts verloren.',
  none: 'Du hast noch keine. Du kannst bis zu 3 gleichzeitig haben.',
  notMade: 'Die Seite wurde nicht erstellt.',
  firstDay: 'Erster Tag, an dem du weg bist',
  lastDay: 'Letzter Tag, an dem du weg bist',
  note: 'Eine Nachricht an deine Pflanzen\u00advertretung',
  noteHint: 'Zum Beispiel, wo die Gießkanne steht. Deine Vertretung liest das auf ihrer Seite.',
  making: 'Die Seite wird erstellt …',
  make: 'Seite erstellen',
  chooseFirst: 'Bitte wähle den ersten Tag',
  chooseLast: 'Bitte wähle den letzten Tag',
  tooLong: 'Bitte nimm höchstens 500 Zeichen',
  wrongOrder: 'Der letzte Tag liegt vor dem ersten. Bitte sieh dir die Tage noch einmal an.',
  days: '{{from}} bis {{to}}',
  quoted: '„{{note}}“',
  linkFor: 'Link für deine Pflanzen\u00advertretung',
  stateEnded: 'Du hast diesen Link beendet. Er öffnet nichts mehr.',
  stateOver: 'Diese Tage sind vorbei, und die Seite ist geschlossen.',
  stateRevoked:
    'Dieser Link funktioniert nicht mehr: Zur Sicherheit wurden ältere Links geschlossen. Bitte erstelle oben einen neuen und schick ihn deiner Pflanzen\u00advertretung.',
  stateOpen:
    'Wer den Link hat, kann die Seite öffnen. Sie ist bis {{day}} offen und schließt sich dann von selbst.',
  nothingTicked: 'Es wurde noch nichts abgehakt.',
  doneBy: 'Von deiner Pflanzen\u00advertretung erledigt',
  ticked: '{{plant}}: {{onDay}} {{done}}',
  end: 'Diesen Link beenden',
  endAbout: 'Die Seite wird sofort geschlossen. Was abgehakt wurde, bleibt in deinem Tagebuch.',
  endYes: 'Ja, beenden',
  endNo: 'Bestehen lassen',
  added: 'Die Seite ist fertig',
  addedAbout: 'Schick ihren Link deiner Pflanzen\u00advertretung.',
  ended: 'Link beendet',
  endedAbout: 'Er öffnet nichts mehr.',
  notEnded: 'Den Link konnten wir nicht beenden. Er funktioniert noch.',
};
export default texts;
