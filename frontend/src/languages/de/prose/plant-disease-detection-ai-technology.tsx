import { Sources, To } from '../../prose-parts';

/** How programs recognise plant diseases in photos, and how far one may trust them. */
export default function Body() {
  return (
    <>
      <p>
        Du hältst dein Handy über ein fleckiges Blatt, und eine Sekunde später steht da der Name einer
        Krankheit. Wie geht das? Und wie weit solltest du dem trauen? Die kurze Antwort: Bei Fotos wie denen,
        an denen es gelernt hat, geht es gut, bei anderen viel schlechter. Hier ist die längere.
      </p>

      <h2>Was ein Computer sieht</h2>
      <p>
        Ein Foto ist ein Gitter aus Zahlen. Ein neuronales Netz lässt Tausende kleine Filter darüberlaufen.
        Die ersten sprechen auf Kanten und Farben an, spätere auf Muster wie Sprenkel, Ringe oder flaumige
        Stellen und die letzten auf ganze Bilder, die in den gezeigten Fotos mit einem Namen zusammen
        vorkamen. Niemand sagt ihm, was ein Fleck ist. Es findet, was eben hilft, die Fotostapel
        auseinanderzuhalten.
      </p>
      <p>
        Das ist seine Stärke, und auch seine Schwäche: Wenn alle Fotos einer Krankheit auf einem grauen Tisch
        entstanden sind, hilft auch der graue Tisch.
      </p>

      <h2>99 Prozent, und 31 Prozent</h2>
      <p>
        Der bekannteste Versuch wurde 2016 veröffentlicht. Mohanty, Hughes und Salathé trainierten ein Netz
        mit 54.306 Fotos von Blättern von 14 Nutzpflanzen, gesund oder mit einer von 26 Krankheiten. Bei Fotos
        aus derselben Sammlung, die es noch nicht gesehen hatte, lag es in 99,35 von 100 Fällen richtig. Diese
        Zahl wird seither zitiert.
      </p>
      <p>
        In derselben Arbeit steht eine zweite Zahl. Bei Fotos aus anderen Quellen, unter anderen Bedingungen
        aufgenommen, lag dasselbe Netz in 31,4 von 100 Fällen richtig. Das ist weit besser als Raten, womit
        man auf 2,6 käme, und weit entfernt von 99. Beides stimmt. Aber nur die zweite Zahl sagt dir, was du
        in deiner Küche erwarten kannst.
      </p>

      <h2>Unsere eigenen Zahlen</h2>
      <p>
        Die Bestimmung, die in Leaflore eingebaut ist, wurde auf dieselben zwei Arten gemessen. So, wie sie
        ohne Verbindung auf einem Handy arbeitet, war ihr erster Name für die Pflanze in 70,1 von 100 Fällen
        richtig, wenn die Fotos aus Quellen kamen, von denen sie gelernt hatte, und in 59,0 von 100 bei Fotos
        aus Quellen, die sie nie gesehen hatte. Auf unserem Server schaut ein zweites Netz mit auf diese
        Fotos: Dort war der erste Name in 65,8 von 100 richtig, und die richtige Pflanze war in 82,0 von 100
        unter den ersten drei. Wir nennen dir diese Zahlen, weil ein Foto von dir aus einer Quelle kommt, die
        sie nie gesehen hat.
      </p>
      <p>
        Sie erkennt, ob eine Pflanze mitgenommen aussieht, und benennt nach einem Foto keine Krankheit. Dafür
        fragt dich der <To path="/doctor">Pflanzendoktor</To>, was das Foto nicht zeigen kann: wie sich die
        Erde anfühlt, was sich geändert hat, ob es sich ausbreitet.
      </p>

      <h2>Warum ein Foto oft nicht genügt</h2>
      <ul>
        <li>
          <strong>Viele Ursachen, ein Aussehen.</strong> Zu viel Wasser, zu wenig Wasser und kranke Wurzeln:
          Immer werden die Blätter gelb und hängen. Der Unterschied liegt im Topf.
        </li>
        <li>
          <strong>Die Ursache ist anderswo.</strong> Spinnmilben sitzen unter dem Blatt, Fäulnis steckt in der
          Erde.
        </li>
        <li>
          <strong>Zwei auf einmal.</strong> Eine schwache Pflanze zieht Schädlinge an. Das Foto zeigt den
          Schädling, nicht, was die Pflanze geschwächt hat.
        </li>
        <li>
          <strong>Es ist gar keine Krankheit.</strong> Programme, die nur Krankheiten kennen, werden eine
          nennen. Ein Wasserfleck, ein Sonnenbrand oder das Alter kann genauso aussehen.
        </li>
      </ul>

      <h2>Wie du eine bessere Antwort bekommst</h2>
      <ol>
        <li>
          Fotografiere bei Tageslicht, scharf und nah, mit der Grenze zwischen dem gesunden und dem kranken
          Teil in der Mitte.
        </li>
        <li>Nimm die Unterseite des Blattes dazu, den Stängel und die ganze Pflanze.</li>
        <li>
          Lies, wie sicher die Antwort ist. Steht da weniger als „sicher“, dann nimm die Liste der möglichen
          Ursachen als Fragen und nicht als Urteil.
        </li>
        <li>
          Probier zuerst das sanfteste Mittel: weniger Wasser, mehr Licht, eine Dusche. Damit enden viele
          Probleme.
        </li>
        <li>Sieh nach einer Woche wieder nach, und vergleich die Fotos.</li>
      </ol>
      <p>
        Geht es um einen Baum oder ein Gemüsebeet, an dem dir viel liegt, ist eine Probe an die örtliche
        Pflanzenberatung mehr wert als jedes Foto. Und spritz nichts, nur weil eine App es sagt: Ein Mittel
        gegen die falsche Krankheit kostet Geld und hilft niemandem.
      </p>

      <Sources
        title="Quellen (auf Englisch)"
        of={[
          [
            'S. P. Mohanty, D. P. Hughes, M. Salathé: “Using Deep Learning for Image-Based Plant Disease Detection”, Frontiers in Plant Science 7:1419, 2016',
            'https://doi.org/10.3389/fpls.2016.01419',
            'en',
          ],
          [
            'Dieselbe Arbeit, mit der Zahl für andere Quellen in der Zusammenfassung, arXiv:1604.03169',
            'https://arxiv.org/abs/1604.03169',
          ],
          [
            'P. C. Pecknold, “Houseplant Problems” (BP-55), Purdue University Cooperative Extension',
            'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
            'en',
          ],
        ]}
      />
    </>
  );
}
