import type { Translation } from '../catalogue.js';
import type english from '../en/assistantApp.js';

/** What the built-in assistant says about the app itself: on which page something is done. */
const texts: Translation<typeof english> = {
  contact:
    'Eine Telefonnummer kenne ich nicht. Du kannst dem Team auf der Seite **Kontakt** schreiben: Du findest sie im Menü.',
  cost: 'Was Premium kostet und was kostenlos ist, steht auf der Seite **Premium**: Du findest sie im Menü.',
  cancel:
    'Drück auf der Seite **Premium**, die du im Menü findest, auf **Abo kündigen**. Du behältst Premium bis zum Ende der bezahlten Zeit.',
  share:
    'Am Ende von [Mein Garten](/garden) lädst du mit **Deinen Garten teilen** jemanden per E-Mail ein. Wer mitmacht, hat ein eigenes Konto, und du wählst, ob er alles ändern oder nur sehen und abhaken darf.',
  print:
    'Im Kalender, den du in [Mein Garten](/garden) öffnest, druckt **Blatt für den Kühlschrank**, was in den nächsten sieben Tagen zu tun ist. **Pflegekarte**, auf der Seite einer Pflanze, druckt, was diese Pflanze braucht.',
  account:
    'Drück in [deinem Profil](/profile) unter **Deine Daten** auf **Mein Konto löschen …** Damit wird alles sofort und endgültig gelöscht. Willst du etwas aufheben, drück vorher auf **Meine Daten vorbereiten**.',
  language:
    'Ich spreche Deutsch, Englisch und Spanisch und antworte so, wie ich gefragt werde. Die Sprache der App steht in [deinem Profil](/profile) unter **Anzeige**.',
  offline:
    'Seiten, die dieses Gerät schon geöffnet hat, während du angemeldet warst, gehen auch ohne Netz auf: dein Garten, der Kalender, die Bibliothek. Was du zu einer Pflanze notierst, wartet auf dem Gerät und wird gesendet, sobald du wieder online bist. Mich fragen kannst du nur mit Netz.',
  display:
    'In [deinem Profil](/profile) kannst du unter **Anzeige** helle oder dunkle Farben wählen und die **Einfache Ansicht**: größere Schrift, kräftigere Linien und eine Pflanze nach der anderen.',
  password:
    'Dein Passwort änderst du in [deinem Profil](/profile) unter **Passwort**. Hast du es vergessen, schickt dir **Passwort vergessen?**, wo du dich anmeldest, einen Link.',
  past: 'Pflanzen, die nicht mehr da sind, stehen am Ende von [Mein Garten](/garden) unter **Frühere Pflanzen**, mit Tagebuch und Fotos.',
  undo: 'Ich schlage nur nach, deshalb kann ich das nicht ändern. Auf der Seite der Pflanze nimmt **Zurücknehmen** im Tagebuch weg, was notiert ist, und **Es war an einem anderen Tag** notiert es für einen anderen Tag. Du findest die Pflanze in [Mein Garten](/garden).',
  data: 'In [deinem Profil](/profile) macht **Meine Daten vorbereiten** unter **Deine Daten** eine Datei mit deinen Pflanzen, dem Tagebuch und allen Fotos.',
  photo:
    'Ja: Drück dort, wo du mir schreibst, auf **Foto hinzufügen**, dann sehe ich nach, welche Pflanze darauf ist. Sieht sie krank aus, fragt [die geführte Prüfung](/doctor), was ich nicht sehen kann.',
  remove:
    'Tippe in [Mein Garten](/garden) auf den Stift auf der Karte der Pflanze und wähle **Sie ist nicht mehr da**. Bei den früheren Pflanzen bleiben ihr Tagebuch und ihre Fotos.',
  plantPhoto:
    'Öffne die Pflanze in [Mein Garten](/garden): Wo du in ihr Tagebuch schreibst, bewahrt **Foto hinzufügen** ein Bild mit dem Tag auf.',
};

export default texts;
