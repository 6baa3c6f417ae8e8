import { Guide, Sources, To } from '../../prose-parts';

/** How to look at a plant, and how to photograph it. */
export default function Body() {
  return (
    <>
      <p>
        Um den Namen einer Pflanze zu erfahren, brauchst du kein Latein. Du musst sie eine Minute lang
        anschauen, in einer festen Reihenfolge, und wissen, was von dem, was du siehst, wichtig ist. Am
        wenigsten zählen Farbe und Größe: Sie ändern sich mit Licht, Alter und Pflege. Wie die Pflanze gebaut
        ist, ändert sich kaum.
      </p>

      <h2>Fang mit den Blättern an</h2>
      <h3>Wie stehen sie am Stängel?</h3>
      <p>
        Such dir eine Stelle, an der Blätter wachsen. Stehen sich zwei Blätter gegenüber, nennt man das{' '}
        <strong>gegenständig</strong>. Steht hier ein Blatt und das nächste weiter oben auf einer anderen
        Seite, sind sie <strong>wechselständig</strong>. Drei oder mehr in einem Kreis:{' '}
        <strong>quirlständig</strong>. Viele Pflanzen haben gar keinen sichtbaren Stängel, und ihre Blätter
        kommen als <strong>Rosette</strong> aus dem Boden, wie bei der{' '}
        <Guide slug="aloe-vera">Aloe vera</Guide>.
      </p>
      <h3>Ist es ein Blatt, oder sind es viele kleine?</h3>
      <p>
        Ein <strong>einfaches</strong> Blatt hat eine einzige Fläche. Ein <strong>zusammengesetztes</strong>{' '}
        Blatt hat mehrere Blättchen, die man leicht für Blätter hält. Forstleute lehren einen Trick: Such die
        Knospe. Die Knospe fürs nächste Jahr sitzt dort, wo der Stiel eines Blattes auf den Zweig trifft. Am
        Fuß eines Blättchens sitzt keine.
      </p>
      <h3>Wie ist der Rand?</h3>
      <p>
        Glatt, gezähnt wie eine Säge, gewellt oder in Lappen geteilt? Eine{' '}
        <Guide slug="monstera">Monstera</Guide> hat tiefe Einschnitte und Löcher, und junge Pflanzen haben
        beides noch nicht: Schau dir auch die ältesten Blätter an.
      </p>
      <h3>Was fühlst du?</h3>
      <p>
        Haare, Wachs, dickes Fleisch, Dornen. Pflanzen trockener Gegenden speichern Wasser in Blättern oder
        Stängeln. Manche haben einen Milchsaft, der auf der Haut oder in den Augen brennt: Fass also behutsam
        zu, und wasch dir danach die Hände.
      </p>

      <h2>Dann die ganze Pflanze</h2>
      <p>
        Steht sie aufrecht, klettert sie, hängt sie über oder bildet sie einen Teppich? Ist der Stängel
        holzig, grün, vierkantig, hohl? Geh einen Schritt zurück: An der Gestalt aus ein paar Metern
        Entfernung erkennt man Palmen, Farne, Gräser und Kakteen, noch bevor man eine Einzelheit sieht.
      </p>

      <h2>Blüten und Früchte entscheiden</h2>
      <p>
        Die Botanik ordnet Pflanzen nach ihren Blüten, weil die sich von einer Generation zur nächsten am
        wenigsten ändern. Zähl die Blütenblätter: Drei oder sechs sprechen oft für eine Lilie oder ihre
        Verwandten, vier oder fünf für die große Schar der anderen. Die „Blüte“ eines Gänseblümchens besteht
        aus vielen kleinen in einem Körbchen. Wenn es eine Frucht oder einen Samenstand gibt, merk ihn dir: Er
        ist so viel wert wie eine Blüte.
      </p>

      <h2>Fünf Fotos, die mehr sagen als eins</h2>
      <ol>
        <li>Die ganze Pflanze, mit dem Boden oder dem Topf.</li>
        <li>Ein gesundes Blatt von oben, das das Bild ausfüllt.</li>
        <li>Dasselbe Blatt von unten.</li>
        <li>Die Stelle, an der die Blätter am Stängel sitzen.</li>
        <li>Eine Blüte, eine Frucht oder eine Knospe, wenn es eine gibt.</li>
      </ol>
      <p>
        Mach sie bei Tageslicht, bei starker Sonne im Schatten, und tipp auf die Pflanze, damit die Kamera
        dort scharf stellt. Ist der Hintergrund unruhig, halte ein Blatt Papier hinter das Pflanzenblatt. Und
        immer nur eine Pflanze: Zwei auf einem Bild sind ein Rätsel.
      </p>

      <h2>Wie sicher ist sicher?</h2>
      <p>
        Jede Antwort ist eine Vermutung mit einer Zahl. <To path="/identify">Unsere Bestimmung</To> sagt diese
        Zahl in Worten, und wenn sie nicht sicher ist, zeigt sie dir mehrere Pflanzen statt eines Namens.
        Vergleich sie mit der Pflanze, die vor dir steht: Du hast, was kein Foto hat, nämlich alle ihre
        Seiten. Wenn eine davon passt, sag es, und der Name gehört dir.
      </p>
      <p>
        Manche Pflanzen lassen sich auf einem Foto überhaupt nicht unterscheiden. Dann ist die Gruppe die
        ehrliche Antwort: „eine Orchidee“ ist besser als die falsche Orchidee.
      </p>

      <h2>Wo ein Irrtum wehtut</h2>
      <p>
        Die Wilde Möhre und der Gefleckte Schierling sehen sich sehr ähnlich, Bärlauch und Maiglöckchen
        ebenso. Iss nie eine Pflanze, nur weil eine App, ein Buch oder ein Nachbar sie benannt hat. Wenn du
        eine Katze oder einen Hund hast, schlag jede Pflanze nach, bevor sie ins Haus kommt. Die
        Pflegeanleitungen nennen die Quelle für das, was sie über Haustiere sagen, und es gibt eine Liste der{' '}
        <To path="/plants/pets/not-poisonous">Pflanzen, die für Haustiere nicht giftig sind</To>.
      </p>

      <Sources
        title="Quellen (auf Englisch)"
        of={[
          [
            'University of Kentucky, Forestry: “Tree characteristics” (arrangement, simple and compound leaves, margins)',
            'https://forestry.ca.uky.edu/tree_characteristics',
            'en',
          ],
          [
            'ASPCA: Toxic and Non-Toxic Plants',
            'https://www.aspca.org/pet-care/animal-poison-control/toxic-and-non-toxic-plants',
            'en',
          ],
        ]}
      />
    </>
  );
}
