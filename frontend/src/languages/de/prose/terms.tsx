import { To } from '../../prose-parts';

/** The rules between people and Leaflore. */
export default function Body() {
  return (
    <>
      <h2>Konten</h2>
      <p>
        Um Pflanzen zu bestimmen und einen Garten anzulegen, brauchst du ein Konto. Bitte gib eine echte
        E-Mail-Adresse an, behalte dein Passwort für dich, und sag uns Bescheid, wenn du glaubst, dass jemand
        anderes dein Konto benutzt hat. Du bist dafür verantwortlich, was damit geschieht.
      </p>
      <p>
        Ein kostenloses Konto hat insgesamt fünf Bestimmungen. Premium kostet 4,99&nbsp;$ im Monat oder
        29,99&nbsp;$ im Jahr und verlängert sich, bis du kündigst. Du kannst jederzeit kündigen und behältst
        Premium bis zum Ende der Zeit, die du bezahlt hast.
      </p>

      <h2>Deine Inhalte</h2>
      <p>
        Deine Fotos, Notizen und Beiträge gehören dir. Du erlaubst uns, sie zu speichern und zu zeigen, soweit
        die App das braucht: dir selbst, und anderen dort, wo du dich zum Teilen entschieden hast. Bitte teile
        nur, was dir gehört oder was du teilen darfst. Was du löschst, entfernen wir.
      </p>

      <h2>Was erlaubt ist</h2>
      <p>Sei bitte freundlich, und benutze Leaflore nicht, um</p>
      <ul>
        <li>
          anderen Menschen zu schaden, sie zu beleidigen, zu bedrohen oder zu täuschen oder etwas zu
          veröffentlichen, was gegen das Gesetz verstößt;
        </li>
        <li>Werbung zu verschicken oder Daten über andere Mitglieder zu sammeln;</li>
        <li>
          in Konten einzudringen, Grenzen zu umgehen oder den Dienst mit automatischen Anfragen zu überlasten;
        </li>
        <li>Dateien hochzuladen, die Schaden anrichten sollen.</li>
      </ul>
      <p>
        Inhalte und Konten, die das tun, dürfen wir ausblenden oder schließen. Wo es geht, sagen wir dir
        vorher, warum.
      </p>

      <h2>Haftung</h2>
      <p>
        Was du bei Leaflore liest, ist allgemein und zum Lernen gedacht; dass es stimmt, können wir nicht
        garantieren. Eine Bestimmung nach einem Foto kann falsch sein, auch wenn sie sicher klingt.
      </p>
      <p>
        <strong>
          Iss nie eine Pflanze, gib sie nie einem Tier und nimm sie nie als Arznei, nur weil eine App das
          sagt.
        </strong>{' '}
        Hat ein Mensch oder ein Haustier etwas verschluckt, das giftig sein könnte, ruf sofort eine
        Arztpraxis, eine Tierarztpraxis oder den Giftnotruf an.
      </p>
      <p>
        Wir kümmern uns sorgfältig um den Dienst, können aber nicht versprechen, dass er immer erreichbar ist,
        und wir haften nicht für Pflanzen, die nicht gedeihen, soweit das Gesetz es zulässt.
      </p>

      <h2>Änderungen</h2>
      <p>
        Wenn sich diese Bedingungen ändern, steht der neue Text hier. Betrifft dich eine Änderung, etwa ein
        neuer Preis, sagen wir dir rechtzeitig Bescheid, und du kannst gehen, bevor sie gilt.
      </p>

      <h2>Kontakt</h2>
      <p>
        Ist etwas unklar? <To path="/contact">Frag uns</To>. Wir antworten innerhalb von 24 Stunden.
      </p>
    </>
  );
}
