import type { Translation } from '../catalogue.js';
import type english from '../en/assistantHelp.js';

/** Which plant the built-in assistant takes a name for, and where to do what it can’t do itself. */
const texts: Translation<typeof english> = {
  iTakeIt: 'Ich nehme an, du meinst {{plant}}.',
  iTakeItOthers: 'Ich nehme an, du meinst {{plant}}. Wenn es {{others}} ist, sag es mir einfach.',
  severalOf:
    'Damit können mehrere Pflanzen unserer Bibliothek gemeint sein. Sag mir den ganzen Namen von deiner, wenn es eine andere ist.',
  noteOnPage:
    'Ich schlage nur nach, deshalb habe ich das nicht notiert. Bitte hake es auf der Seite von {{plants}} ab.',
  noteInGarden:
    'Ich schlage nur nach, deshalb habe ich das nicht notiert. Bitte hake es auf der Seite der Pflanze ab: Du findest sie in [Mein Garten](/garden).',
  remindOnPage:
    'Eine Erinnerung kann ich nicht selbst einrichten. Auf der Seite von {{plants}} kannst du ändern, wie oft etwas zu tun ist, und eine eigene Aufgabe hinzufügen. Erinnerungen schaltest du in [deinem Profil](/profile) ein.',
  remindInGarden:
    'Eine Erinnerung kann ich nicht selbst einrichten. Auf der Seite einer Pflanze in [Mein Garten](/garden) kannst du ändern, wie oft etwas zu tun ist, und eine eigene Aufgabe hinzufügen. Erinnerungen schaltest du in [deinem Profil](/profile) ein.',
  identifyThere:
    'Mach unter [Bestimmen](/identify) ein Foto davon, dann sehe ich nach, welche Pflanze es am ehesten ist.',
  addThere:
    'Öffne [Mein Garten](/garden) und drück auf **Pflanze hinzufügen**. Wenn du ihren Namen nicht weißt, findet [Bestimmen](/identify) ihn mit einem Foto, und du kannst sie von dort aus hinzufügen.',
  awayThere:
    'Während du weg bist, kann jemand anders nach deinen Pflanzen sehen: Öffne in [Mein Garten](/garden) den Kalender und drück auf **Verreist du?** Dort siehst du, was an diesen Tagen zu tun ist, und machst einen Link für eine Pflanzenvertretung, die kein Konto braucht.',
};

export default texts;
