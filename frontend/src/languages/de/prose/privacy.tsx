import type { ReactNode } from 'react';
import { To } from '../../prose-parts';

/** What is known about people, and what for; the children are the choice whether visits may be counted. */
export default function Body({ children }: { children?: ReactNode }) {
  return (
    <>
      <h2>Was wir speichern</h2>
      <h3>Angaben zum Konto</h3>
      <p>
        Deinen Namen, deine E-Mail-Adresse und dein Passwort. Das Passwort wird nur in einer unkenntlich
        gemachten Form aufbewahrt, die niemand zurücklesen kann. Wenn du ein Profilfoto wählst, speichern wir
        auch das. Wenn du Premium abonnierst, kümmert sich das Zahlungsunternehmen um deine Karte; wir sehen,
        dass gezahlt wurde, nie die Kartennummer.
      </p>
      <h3>Angaben zu Pflanzen</h3>
      <p>
        Die Fotos, die du hast bestimmen lassen, was darauf gefunden wurde, und die Pflanzen in deinem Garten;
        wann sie gepflegt wurden, dein Tagebuch und wie du erinnert werden möchtest. Aus jedem Foto entfernen
        wir den Ort und die Angaben der Kamera, bevor wir es speichern.
      </p>
      <h3>Erinnerungen</h3>
      <p>
        Erinnerungen sind aus, bis du sie einschaltest. Eine Nachricht per E-Mail geht an deine Adresse. Eine
        Nachricht auf ein Gerät geht über den Push-Dienst des Herstellers deines Browsers, verschlüsselt, so
        dass nur dein Gerät sie lesen kann; dafür speichern wir die Adresse, die der Dienst deinem Gerät
        gegeben hat, bis du das Gerät entfernst. Ein Kalender-Link zeigt jedem, der ihn hat, was ansteht; du
        kannst ihn erneuern oder abschalten.
      </p>
      <h3>Ein Garten, den du teilst</h3>
      <p>
        Wen du einlädst, der sieht deinen Vornamen und deine Pflanzen mit ihren Fotos, ihrer Pflege und ihrem
        Tagebuch, bis du ihn wieder entfernst; die Einladung verrät ihm deine E-Mail-Adresse. Ein Link für die
        Pflanzenvertretung zeigt jedem, der ihn hat, was an diesen Tagen zu tun ist, mit den Namen und
        Standorten der Pflanzen, bis die Tage vorbei sind oder du ihn beendest.
      </p>
      <h3>Was du selbst schreibst</h3>
      <p>
        Was du anderen oder uns schreibst oder zeigst: Beiträge und Fotos in der Gemeinschaft, Fragen an
        Fachleute, Gespräche mit dem Pflanzenexperten und Nachrichten an unser Team, die wir ein Jahr lang
        aufheben. Wenn du den Newsletter abonnierst, speichern wir deine Adresse, bis du ihn abbestellst.
      </p>
      <h3>Technische Aufzeichnungen</h3>
      <p>
        Damit der Dienst sicher bleibt, zeichnen wir Anmeldungen und wichtige Vorgänge mit Uhrzeit und
        Netzadresse auf. Wie oft ein Artikel gelesen wird, zählen wir einmal je Haushalt und Tag; die
        Netzadresse dafür wird vergessen, wenn der Tag vorbei ist.
      </p>
      <h3>Statistik</h3>
      <p>
        Besuche werden nur gezählt, wenn der Betreiber dieses Servers das eingerichtet hat und du zustimmst.
        Dann erfährt der Google Tag Manager die Art der Seite, etwa „eine Pflanze des Gartens“, und was dort
        getan wurde, etwa „eine Pflanze wurde gegossen“. Er läuft in einem eigenen Rahmen, der weder die Seite
        noch ihre Adresse lesen kann: Dein Name, deine E-Mail-Adresse, deine Pflanzen, deine Fotos und was du
        schreibst, bleiben hier. Du kannst es dir jederzeit anders überlegen, in deinem Profil oder auf dieser
        Seite.
      </p>
      {children}

      <h2>Wofür wir es brauchen</h2>
      <ul>
        <li>
          Um deine Pflanzen zu bestimmen, deinen Garten zu betreuen und die Erinnerungen zu senden, um die du
          gebeten hast.
        </li>
        <li>
          Um dir zu antworten, wenn du uns schreibst, und dir zu sagen, wenn unsere Fachleute geantwortet
          haben.
        </li>
        <li>Um Premium abzurechnen und die kostenlosen Bestimmungen zu zählen.</li>
        <li>Um Fehler zu finden und Missbrauch zu verhindern.</li>
        <li>
          Um unser eigenes Bestimmungsprogramm zu verbessern, und zwar nur mit Fotos von Menschen, die es in
          ihrem Profil erlauben.
        </li>
      </ul>
      <p>
        Ein Foto, das bestimmt werden soll, oder eine Frage an den Pflanzenexperten kann an einen KI-Dienst
        gehen, der für uns arbeitet. Auf dem Bildschirm steht, welcher Dienst geantwortet hat. Er bekommt das
        Foto oder den Text, nicht deinen Namen oder deine E-Mail-Adresse. Wir verkaufen deine Daten nicht, und
        wir zeigen keine Werbung.
      </p>

      <h2>Cookies und dieses Gerät</h2>
      <p>
        Ein Cookie hält dich angemeldet. Eins merkt sich, dass dieses Gerät schon einmal angemeldet war, damit
        Fremde, die dein Passwort raten, dich nicht aussperren können. Eins merkt sich, wie die App für dich
        aussehen soll, eins, welche Sprache sie spricht, eins, ob dein Garten noch leer ist, eins, ob du
        Premium hast, und eins, was du auf die Frage geantwortet hast, ob Besuche gezählt werden dürfen. Die
        Häkchen einer Pflegeliste, was du geschrieben und noch nicht gesendet hast, und Fotos, die du zum
        Bestimmen ausgesucht hast, bleiben auf diesem Gerät; beim Abmelden wird all das gelöscht. Wenn dein
        Gerät Fotos selbst anschaut, bleiben sie darauf, bis sie zu deinen Bestimmungen kommen.
      </p>

      <h2>Sicherheit</h2>
      <p>
        Verbindungen sind verschlüsselt, Passwörter unkenntlich gemacht, bei jeder Anfrage wird geprüft, ob
        sie von dir kommt, und Fotos bekommt nur, wer sie sehen darf. Kein System ist vollkommen: Sollte mit
        deinen Daten je etwas schiefgehen, sagen wir es dir, und wir sagen dir auch, was zu tun ist.
      </p>

      <h2>Was du selbst entscheidest</h2>
      <ul>
        <li>In deinem Profil siehst du deinen Namen und kannst ihn ändern.</li>
        <li>
          Dort kannst du unter „Hilf uns, Pflanzen zu erkennen“ unser Bestimmungsprogramm aus Fotos lernen
          lassen, deren Namen du beurteilt hast. Das ist aus, bis du es einschaltest, und du kannst es wieder
          ausschalten: Was wir danach sammeln, enthält deine Fotos nicht mehr.
        </li>
        <li>Dort änderst du dein Passwort. Alle anderen Geräte werden dabei abgemeldet.</li>
        <li>
          Dort lädst du unter „Deine Daten“ alles, was dir gehört, als eine Datei herunter: deine Pflanzen,
          ihre Pflege, dein Tagebuch, deine Bestimmungen, deine Beiträge, Kommentare und Fragen, deine
          Gespräche mit dem Pflanzenexperten und jedes Foto, genau so, wie wir es aufbewahren. Die Datei
          wartet sieben Tage auf dich. Du kannst sie hierher zurückbringen oder zu einem anderen Leaflore.
        </li>
        <li>
          Dort löschst du dein Konto mit allem, was dazugehört. Es ist sofort weg, deine Fotos innerhalb von
          Minuten. Wiederherstellen lässt es sich nicht. Wenn der Betreiber dieses Servers Sicherungen
          aufbewahrt, bleibt es darin, bis sie ersetzt werden.
        </li>
      </ul>

      <h2>Kontakt</h2>
      <p>
        Fragen zu deinen Daten, oder etwas, woran wir nicht gedacht haben?{' '}
        <To path="/contact">Schreib uns</To>. Ein Mensch liest es.
      </p>
    </>
  );
}
