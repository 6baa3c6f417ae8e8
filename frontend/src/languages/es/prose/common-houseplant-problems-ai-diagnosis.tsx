import { Guide, Sources, To } from '../../prose-parts';

/** What signs on houseplants most often mean. */
export default function Body() {
  return (
    <>
      <p>
        Una planta que no está bien tiene pocas maneras de decirlo. Se pone amarilla, las hojas se le quedan
        lacias o las pierde. Una misma señal puede tener muchas causas, así que la pregunta nunca es solo
        «¿qué veo?», sino también «¿dónde, desde cuándo y cómo está la tierra?». Con cuatro respuestas se
        distinguen casi todos los casos, los distingas tú o un programa.
      </p>

      <h2>Primero, toca la tierra</h2>
      <p>
        Antes que nada, mete un dedo en la maceta hasta la segunda falange. Quienes asesoran sobre jardinería
        coinciden en lo que más ven: plantas que se riegan demasiado a menudo. Los especialistas en
        enfermedades de las plantas de la Universidad de Purdue dicen que la podredumbre de las raíces es el
        problema más común de las plantas de interior, y que su primera causa es el exceso de riego. Los
        asesores de la Universidad de Clemson lo dicen con más cariño: a esas plantas «las matamos de amor».
      </p>
      <p>
        Lo difícil es que una planta que se ahoga se parece a una que tiene sed. Las raíces sin aire se
        mueren, y las raíces muertas no beben, así que las hojas cuelgan aunque la tierra esté mojada. Si la
        planta está lacia y la tierra mojada, no riegues: es el único error que no tiene vuelta atrás.
      </p>

      <h2>Siete señales, y dónde mirar después</h2>
      <h3>Las hojas de abajo se ponen amarillas, una tras otra</h3>
      <p>
        Una hoja vieja de vez en cuando es la edad, sin más. Varias en pocas semanas, con la tierra siempre
        mojada, apuntan a demasiada agua. Con la tierra seca y ligera, a demasiado poca. Si la tierra está
        bien, piensa en la luz: la planta abandona las hojas que ya no le compensan.
      </p>
      <h3>Puntas marrones y secas</h3>
      <p>
        Muchas veces es el aire seco y caliente, o las sales del agua dura y del abono que se han ido juntando
        en la tierra. Enjuaga la maceta con abundante agua, déjala escurrir y abona menos. A las{' '}
        <Guide slug="spider-plant">cintas</Guide> les pasa mucho, y viven con ello.
      </p>
      <h3>La planta entera está caída</h3>
      <p>
        Tierra seca: riégala, y en un día debería estar de nuevo en pie. Tierra mojada: mira las raíces. Las
        sanas son firmes y claras; las podridas son marrones, blandas y huelen mal. Corta las podridas, planta
        el resto en tierra nueva y riega con mesura.
      </p>
      <h3>Las hojas se caen de repente</h3>
      <p>
        Algo ha cambiado: otro sitio, una corriente de aire, una noche fría junto al cristal, un radiador. Un{' '}
        <Guide slug="weeping-fig">ficus benjamina</Guide> lo hace cada vez que lo mueves. Busca qué ha
        cambiado, deshazlo si puedes y después deja la planta en paz.
      </p>
      <h3>Tallos largos, pálidos e inclinados</h3>
      <p>
        Falta luz. Acerca la planta a la ventana poco a poco, a lo largo de varios días, para que no se le
        quemen las hojas, y gira la maceta una vez por semana.
      </p>
      <h3>Puntitos claros muy finos y telarañas entre las hojas</h3>
      <p>
        Araña roja, que está a gusto en habitaciones calientes y secas. Aparta la planta, dale una ducha,
        sobre todo por debajo de las hojas, y repítelo una vez por semana durante un mes.
      </p>
      <h3>Hojas pegajosas, pequeños copos blancos o bultitos marrones</h3>
      <p>
        Cochinillas. Quítalas con un paño húmedo o un bastoncillo, mira en la base de cada hoja y vuelve a
        mirar cada pocos días. Mantén la planta apartada hasta que lleves un mes sin ver ninguna.
      </p>

      <h2>Lo que puede hacer un programa, y lo que no</h2>
      <p>
        Un programa que conoce las causas puede hacer la siguiente pregunta útil, como la haría un buen
        asesor: no le hace falta ver más que tú, solo olvidar menos. Así trabaja nuestro{' '}
        <To path="/doctor">doctor de plantas</To>. Te pregunta qué ves, sopesa las causas, te dice lo seguro
        que está y te da un plan, con una segunda revisión unos días después. Como sabe cuándo has regado, eso
        no tiene que preguntarlo.
      </p>
      <p>
        Lo que no puede es oler las raíces ni tocar la tierra. Si su primer consejo no ayuda en el tiempo que
        indica, cree a la planta y no al programa, y pregunta otra vez con una foto nueva.
      </p>

      <h2>Tres costumbres que evitan casi todo esto</h2>
      <ul>
        <li>Riega según la tierra y no según el calendario. Un ritmo solo te dice cuándo mirar.</li>
        <li>Usa macetas con agujeros y tira el agua que quede en el plato.</li>
        <li>
          Ten una planta nueva dos semanas apartada de las demás. Las plagas casi siempre llegan como
          invitadas.
        </li>
      </ul>

      <Sources
        title="Fuentes (en inglés)"
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
