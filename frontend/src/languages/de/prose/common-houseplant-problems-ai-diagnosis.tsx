import { Guide, Sources, To } from '../../prose-parts';

/** What signs on houseplants most often mean. */
export default function Body() {
  return (
    <>
      <p>
        Eine Pflanze, der es nicht gut geht, hat wenige Möglichkeiten, das zu sagen. Sie wird gelb, sie lässt
        die Blätter hängen, sie wirft sie ab. Hinter einem Anzeichen können viele Ursachen stecken. Darum
        lautet die Frage nie nur „Was sehe ich?“, sondern auch „Wo, seit wann, und wie fühlt sich die Erde
        an?“ Mit vier Antworten lassen sich die meisten Fälle unterscheiden, von dir oder von einem Programm.
      </p>

      <h2>Fühl zuerst die Erde</h2>
      <p>
        Bevor du irgendetwas tust, steck einen Finger zwei Glieder tief in den Topf. Gartenberater sind sich
        einig, was sie am häufigsten sehen: Pflanzen, die zu oft gegossen werden. Die Fachleute für
        Pflanzenkrankheiten an der Purdue University nennen Wurzelfäule das häufigste Problem von
        Zimmerpflanzen und zu viel Wasser deren erste Ursache. Die Beratung der Clemson University sagt es
        freundlicher: Solche Pflanzen würden „zu Tode geliebt“.
      </p>
      <p>
        Schwierig ist, dass eine Pflanze, die ertrinkt, genauso aussieht wie eine, die Durst hat. Wurzeln ohne
        Luft sterben ab, und tote Wurzeln nehmen kein Wasser auf. Also hängen die Blätter, obwohl die Erde
        nass ist. Ist die Pflanze schlaff und die Erde nass, dann gieß nicht: Das ist der eine Fehler, der
        sich nicht rückgängig machen lässt.
      </p>

      <h2>Sieben Anzeichen, und wo du als Nächstes nachschaust</h2>
      <h3>Die unteren Blätter werden gelb, eins nach dem anderen</h3>
      <p>
        Ab und zu ein altes Blatt, das ist das gewöhnliche Altern. Mehrere in wenigen Wochen und dazu Erde,
        die nass bleibt: Das spricht für zu viel Wasser. Ist die Erde trocken und leicht, war es zu wenig.
        Stimmt die Erde, dann denk an das Licht: Die Pflanze gibt die Blätter auf, die sich für sie nicht mehr
        lohnen.
      </p>
      <h3>Braune, trockene Spitzen</h3>
      <p>
        Oft liegt es an trockener, warmer Luft oder an Salzen, die sich aus hartem Wasser und Dünger in der
        Erde gesammelt haben. Spül den Topf mit viel Wasser durch, lass ihn abtropfen und düng weniger.{' '}
        <Guide slug="spider-plant">Grünlilien</Guide> sind dafür bekannt und leben gut damit.
      </p>
      <h3>Die ganze Pflanze hängt</h3>
      <p>
        Trockene Erde: Gieß, dann sollte sie innerhalb eines Tages wieder stehen. Nasse Erde: Schau dir die
        Wurzeln an. Gesunde sind fest und hell, faule sind braun und weich und riechen. Schneide die faulen
        weg, setz den Rest in frische Erde und gieß sparsam.
      </p>
      <h3>Plötzlich fallen Blätter ab</h3>
      <p>
        Etwas hat sich verändert: ein Umzug, Zugluft, eine kalte Nacht an der Scheibe, ein Heizkörper. Eine{' '}
        <Guide slug="weeping-fig">Birkenfeige</Guide> macht das nach jedem Umzug. Finde heraus, was anders
        ist, mach es rückgängig, wenn du kannst, und lass die Pflanze dann in Ruhe.
      </p>
      <h3>Lange, blasse, schiefe Triebe</h3>
      <p>
        Zu wenig Licht. Rück die Pflanze alle paar Tage ein Stück näher ans Fenster, damit die Blätter nicht
        verbrennen, und dreh den Topf einmal in der Woche.
      </p>
      <h3>Feine helle Punkte, und Gespinste zwischen den Blättern</h3>
      <p>
        Spinnmilben, die sich in warmen, trockenen Räumen wohlfühlen. Stell die Pflanze weg von den anderen,
        dusch sie ab, vor allem die Unterseiten der Blätter, und wiederhol das einen Monat lang jede Woche.
      </p>
      <h3>Klebrige Blätter, kleine weiße Flocken oder braune Höcker</h3>
      <p>
        Wollläuse oder Schildläuse. Wisch sie mit einem feuchten Tuch oder einem Wattestäbchen ab, schau in
        jede Blattachsel, und sieh alle paar Tage wieder nach. Halte die Pflanze von den anderen getrennt, bis
        du einen Monat lang keine mehr gesehen hast.
      </p>

      <h2>Was ein Programm kann, und was nicht</h2>
      <p>
        Ein Programm, das die Ursachen kennt, kann die nächste nützliche Frage stellen, so wie es ein guter
        Berater täte: Es muss nicht mehr sehen als du, nur weniger vergessen. So arbeitet unser{' '}
        <To path="/doctor">Pflanzendoktor</To>. Er fragt, was du siehst, wägt die Ursachen ab, sagt dir, wie
        sicher er ist, und gibt dir einen Plan mit einem zweiten Blick einige Tage später. Weil er weiß, wann
        du gegossen hast, muss er danach nicht fragen.
      </p>
      <p>
        Was er nicht kann: an den Wurzeln riechen oder die Erde fühlen. Wenn sein erster Rat in der Zeit, die
        er nennt, nicht hilft, dann glaub der Pflanze und nicht dem Programm, und frag mit einem neuen Foto
        noch einmal.
      </p>

      <h2>Drei Gewohnheiten, die das meiste davon verhindern</h2>
      <ul>
        <li>
          Gieß nach der Erde und nicht nach dem Kalender. Ein Rhythmus sagt dir nur, wann du nachsiehst.
        </li>
        <li>Nimm Töpfe mit Löchern, und gieß weg, was im Untersetzer steht.</li>
        <li>
          Stell eine neue Pflanze zwei Wochen lang getrennt von den anderen auf. Schädlinge kommen meist als
          Gäste.
        </li>
      </ul>

      <Sources
        title="Quellen (auf Englisch)"
        of={[
          [
            'P. C. Pecknold, “Houseplant Problems” (BP-55), Purdue University Cooperative Extension',
            'https://www.extension.purdue.edu/extmedia/BP/BP-55.html',
            'en',
          ],
          [
            'Clemson Extension, “Houseplant troubles”, Index-Journal, 2020',
            'http://www.indexjournal.com/lifestyles/columnists/clemson-extension/clemson-extension-houseplant-troubles/article_0a2f6d32-0a6f-582d-830b-d8a50d065ab8.html',
            'en',
          ],
          [
            'E. Morrison, “Ailing Houseplants”, Master Gardeners of Northern Virginia',
            'https://mgnv.org/houseplants/ailing-houseplants/',
            'en',
          ],
        ]}
      />
    </>
  );
}
