import { Fragment } from 'react';
import { Guide, Sources, To } from '../../prose-parts';

const months: [string, string, string][] = [
  ['Januar', 'Juli', 'Die dunkelsten Wochen. Stell die Pflanzen ans hellste Fenster, wisch ihnen den Staub von den Blättern und lass die Erde vor dem Gießen weiter abtrocknen als im Sommer. Kein Dünger.'],
  ['Februar', 'August', 'Die Tage werden länger. Such nach Schädlingen, denen die trockene Luft geholfen hat, zuerst unter den Blättern. Bestell Töpfe und frische Erde.'],
  ['März', 'September', 'Die ersten neuen Blätter zeigen, dass das Jahr begonnen hat. Topf jetzt um, wo Wurzeln aus den Löchern schauen, eine Größe weiter. Fang an zu düngen, mit halber Stärke.'],
  ['April', 'Oktober', 'Alles wächst schneller, und der Durst wächst mit: Fühl die Erde öfter. Rück Pflanzen von Scheiben ab, an denen die Sonne schon stark ist. Schneide die ersten Stecklinge.'],
  ['Mai', 'November', 'Wenn die Nächte mild bleiben, dürfen Zimmerpflanzen hinaus: erst in den vollen Schatten, dann in zwei Wochen Schritt für Schritt zu mehr Licht. Blätter aus der Wohnung verbrennen binnen Stunden.'],
  ['Juni', 'Dezember', 'Dünge, was wächst. Knips bei lang aufgeschossenen Pflanzen die Spitzen ab, damit sie sich verzweigen. Dreh die Töpfe jede Woche um ein Viertel.'],
  ['Juli', 'Januar', 'Die Hitze trocknet kleine Töpfe an einem Tag aus. Gieß morgens oder abends, und leer die Untersetzer nach einer halben Stunde.'],
  ['August', 'Februar', 'Du verreist? Stell die Pflanzen zusammen, raus aus der Sonne, gieß sie gut, und bitte lieber jemanden, einmal nachzusehen, als täglich zu gießen.'],
  ['September', 'März', 'Bevor die Nächte kühl werden, hol die Pflanzen herein, nach einer Dusche und einem prüfenden Blick auf ungebetene Gäste. Dünge zum letzten Mal.'],
  ['Oktober', 'April', 'Die Heizung geht an. Halte Blätter von Heizkörpern fern, und stell Pflanzen zusammen, die feuchte Luft mögen. Gieß weniger, wenn das Wachstum nachlässt.'],
  ['November', 'Mai', 'Putz die Fenster: Billigeres Licht gibt es nicht. Kakteen ruhen jetzt, kühl und fast trocken.'],
  ['Dezember', 'Juni', 'Lass eine Handbreit Platz zwischen Blättern und kalten Scheiben. Gieß mit Wasser, das im Zimmer gestanden hat. Und dann gönn deinen Pflanzen Ruhe, und dir auch.'],
]; // prettier-ignore

/** What to do with houseplants in each month. */
export default function Body() {
  return (
    <>
      <p>
        Ein guter Zimmergarten ist keine Frage des Talents. Er entsteht aus der richtigen Pflanze am richtigen
        Platz und daraus, dass man zur rechten Zeit im Jahr ein wenig tut. Zuerst der Platz, dann die Monate.
      </p>

      <h2>Fang mit dem Fenster an</h2>
      <p>
        Licht entscheidet mehr als alles andere, und wir schätzen es schlecht ein, weil unsere Augen sich
        anpassen. Probier es so: Wo du mittags ohne Lampe eine Zeitung lesen kannst, leben viele Pflanzen; wo
        du es nicht kannst, lebt keine lange. Dann such aus, was zu deinem Platz passt: Pflanzen für{' '}
        <To path="/plants/room/sunny-windowsill">die sonnige Fensterbank</To>, für{' '}
        <To path="/plants/room/living-room">einen hellen Raum</To>, für{' '}
        <To path="/plants/room/hallway">den Flur</To> oder für <To path="/plants/room/bathroom">das Bad</To>.
      </p>
      <p>
        Wenn es deine erste ist, nimm eine Pflanze, die verzeiht: einen{' '}
        <Guide slug="snake-plant">Bogenhanf</Guide>, eine <Guide slug="golden-pothos">Efeutute</Guide> oder
        eine <Guide slug="spider-plant">Grünlilie</Guide>. Mit einer Katze oder einem Hund im Haus schau
        zuerst bei <To path="/plants/pets/not-poisonous">denen, die für Haustiere nicht giftig sind</To>.
      </p>

      <h2>Drei Regeln für das ganze Jahr</h2>
      <ul>
        <li>
          <strong>Gieß nach der Erde.</strong> Im Winter wachsen die meisten Zimmerpflanzen kaum und brauchen
          viel weniger als im Sommer.
        </li>
        <li>
          <strong>Dünge nur, was wächst.</strong> Dünger kann Licht nicht ersetzen, und was eine ruhende
          Pflanze nicht aufnimmt, bleibt als Salz in der Erde.
        </li>
        <li>
          <strong>Ändere alles langsam.</strong> Ein neuer Platz, mehr Sonne, der Weg nach draußen: lieber in
          zwei Wochen als an einem Tag.
        </li>
      </ul>

      <h2>Die zwölf Monate</h2>
      <p>
        Jeder Monat gilt für die Nordhalbkugel; der für die Südhalbkugel steht in Klammern, ein halbes Jahr
        später.
      </p>
      <dl>
        {months.map(([north, south, what]) => (
          <Fragment key={north}>
            <dt>
              {north} ({south} im Süden)
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>

      <h2>Wann du umtopfst</h2>
      <p>
        Die meisten Zimmerpflanzen vertragen das Umtopfen am besten, wenn sie zu wachsen beginnen, und
        brauchen es jedes zweite Jahr oder seltener. Anzeichen sind Wurzeln an den Löchern, Wasser, das
        einfach hindurchläuft, und eine Pflanze, die umkippt. Nimm einen Topf, der zwei oder drei Zentimeter
        breiter ist, und nicht mehr: Zu viel Erde bleibt zu lange nass. Eine Pflanze mit faulen Wurzeln kann
        nicht auf den Frühling warten; die topfst du sofort um.
      </p>

      <h2>Lass jemand anderen daran denken</h2>
      <p>
        All das ist leichter, wenn niemand es im Kopf behalten muss. <To path="/garden">Dein Garten</To> kennt
        den Rhythmus jeder Pflanze, streckt ihn im Winter, dreht ihn südlich des Äquators um und meldet sich
        höchstens einmal am Tag.
      </p>

      <Sources
        title="Quellen (auf Englisch)"
        of={[
          [
            'Colorado State University, PlantTalk 1332: “Moving houseplants outdoors”',
            'https://planttalk.colostate.edu/topics/houseplants/1332-moving-houseplants-outdoors/',
            'en',
          ],
          [
            'Purdue University, Yard and Garden: “Repotting houseplants”',
            'https://www.purdue.edu/hla/sites/yardandgarden/repotting-houseplants-good-winter-activity/',
            'en',
          ],
          [
            'Iowa State University Extension, Linn County: “Winter care of houseplants”',
            'https://www.extension.iastate.edu/linn/news/ground-winter-care-houseplants',
            'en',
          ],
          [
            'Royal Horticultural Society: “Houseplant cacti and succulents”',
            'https://www.rhs.org.uk/plants/types/cacti-succulents/houseplants/growing-guide',
            'en',
          ],
        ]}
      />
    </>
  );
}
