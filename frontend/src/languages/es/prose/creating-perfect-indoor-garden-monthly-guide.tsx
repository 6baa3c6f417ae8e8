import { Fragment } from 'react';
import { Guide, Sources, To } from '../../prose-parts';

const months: [string, string, string][] = [
  ['Enero', 'julio', 'Las semanas más oscuras. Lleva las plantas a la ventana con más luz, quítales el polvo de las hojas y, antes de regar, deja que la tierra se seque más que en verano. Nada de abono.'],
  ['Febrero', 'agosto', 'Los días se alargan. Busca plagas, a las que ayuda el aire seco, primero debajo de las hojas. Encarga macetas y tierra nueva.'],
  ['Marzo', 'septiembre', 'Las primeras hojas nuevas dicen que el año ha empezado. Trasplanta ahora, a una maceta algo más grande, las plantas cuyas raíces asoman por los agujeros. Empieza a abonar, con la mitad de la dosis.'],
  ['Abril', 'octubre', 'Crecen más deprisa, y tienen más sed: toca la tierra más a menudo. Aparta las plantas de los cristales donde el sol ya es fuerte. Corta los primeros esquejes.'],
  ['Mayo', 'noviembre', 'Cuando las noches ya son suaves, las plantas de interior pueden salir: primero a plena sombra y luego, paso a paso, a más luz, a lo largo de dos semanas. Las hojas criadas en casa se queman en unas horas.'],
  ['Junio', 'diciembre', 'Abona lo que crece. Pellizca las puntas de las plantas que se estiran demasiado, para que se ramifiquen. Gira las macetas un cuarto de vuelta cada semana.'],
  ['Julio', 'enero', 'El calor seca las macetas pequeñas en un día. Riega por la mañana o al anochecer, y vacía los platos al cabo de media hora.'],
  ['Agosto', 'febrero', '¿Te vas de viaje? Junta las plantas lejos del sol, riégalas bien y pide a alguien que pase a mirar una vez, mejor que regar cada día.'],
  ['Septiembre', 'marzo', 'Antes de que refresquen las noches, mete las plantas en casa, después de una ducha y de mirar bien si traen invitados. Abona por última vez.'],
  ['Octubre', 'abril', 'Se enciende la calefacción. Mantén las hojas lejos de los radiadores y junta las plantas a las que les gusta el aire húmedo. Riega menos según crezcan menos.'],
  ['Noviembre', 'mayo', 'Limpia las ventanas: es la luz más barata que hay. Los cactus descansan ahora, frescos y casi secos.'],
  ['Diciembre', 'junio', 'Deja un palmo entre las hojas y los cristales fríos. Riega con agua que haya reposado en la habitación. Y después deja descansar a tus plantas, y descansa tú.'],
]; // prettier-ignore

/** What to do with houseplants in each month. */
export default function Body() {
  return (
    <>
      <p>
        Un buen jardín de interior no es cuestión de talento. Sale de poner la planta adecuada en el lugar
        adecuado y de hacer un poco en el momento justo del año. Primero el lugar, después los meses.
      </p>

      <h2>Empieza por la ventana</h2>
      <p>
        La luz decide más que ninguna otra cosa, y la juzgamos mal, porque los ojos se acostumbran. Prueba
        esto: donde a mediodía puedes leer un periódico sin lámpara viven muchas plantas; donde no puedes, no
        vive ninguna mucho tiempo. Después elige lo que va bien en tu lugar: plantas para{' '}
        <To path="/plants/room/sunny-windowsill">un alféizar soleado</To>, para{' '}
        <To path="/plants/room/living-room">una habitación luminosa</To>, para{' '}
        <To path="/plants/room/hallway">el recibidor</To> o para <To path="/plants/room/bathroom">el baño</To>
        .
      </p>
      <p>
        Si es la primera, elige una planta que perdone: una <Guide slug="snake-plant">sansevieria</Guide>, un{' '}
        <Guide slug="golden-pothos">poto</Guide> o una <Guide slug="spider-plant">cinta</Guide>. Si en casa
        hay un gato o un perro, mira primero{' '}
        <To path="/plants/pets/not-poisonous">las que no son venenosas para ellos</To>.
      </p>

      <h2>Tres reglas para todo el año</h2>
      <ul>
        <li>
          <strong>Riega según la tierra.</strong> En invierno casi todas las plantas de interior apenas
          crecen, y necesitan mucha menos agua que en verano.
        </li>
        <li>
          <strong>Abona solo lo que crece.</strong> El abono no puede sustituir a la luz, y lo que una planta
          en reposo no toma se queda en la tierra en forma de sal.
        </li>
        <li>
          <strong>Cambia las cosas despacio.</strong> Un lugar nuevo, más sol, la salida al aire libre: mejor
          en dos semanas que en un día.
        </li>
      </ul>

      <h2>Los doce meses</h2>
      <p>Cada mes vale para el hemisferio norte; entre paréntesis está el del sur, medio año después.</p>
      <dl>
        {months.map(([north, south, what]) => (
          <Fragment key={north}>
            <dt>
              {north} ({south} en el sur)
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>

      <h2>Cuándo trasplantar</h2>
      <p>
        Casi todas las plantas de interior llevan mejor el trasplante cuando empiezan a crecer, y lo necesitan
        cada dos años o menos. Las señales son raíces en los agujeros, agua que pasa sin detenerse y una
        planta que se vuelca. Elige una maceta dos o tres centímetros más ancha, y no más: demasiada tierra
        tarda demasiado en secarse. Una planta con las raíces podridas no puede esperar a la primavera; esa se
        trasplanta enseguida.
      </p>

      <h2>Deja que se acuerde otro</h2>
      <p>
        Todo esto es más fácil cuando nadie tiene que llevarlo en la cabeza. <To path="/garden">Tu jardín</To>{' '}
        conoce el ritmo de cada planta, lo alarga en invierno, le da la vuelta al sur del ecuador y te avisa
        una vez al día como mucho.
      </p>

      <Sources
        title="Fuentes (en inglés)"
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
