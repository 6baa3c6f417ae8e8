import { Guide, Sources, To } from '../../prose-parts';

/** How to look at a plant, and how to photograph it. */
export default function Body() {
  return (
    <>
      <p>
        Para saber cómo se llama una planta no hace falta el latín. Hace falta mirarla un minuto, en un orden
        fijo, y saber qué importa de lo que ves. Lo que menos importa es el color y el tamaño: cambian con la
        luz, la edad y los cuidados. Cómo está hecha la planta no cambia casi nunca.
      </p>

      <h2>Empieza por las hojas</h2>
      <h3>¿Cómo salen del tallo?</h3>
      <p>
        Fíjate en un punto donde crezcan hojas. Dos hojas, una frente a otra, son <strong>opuestas</strong>.
        Una hoja aquí y la siguiente más arriba, por otro lado: son <strong>alternas</strong>. Tres o más en
        círculo: <strong>verticiladas</strong>. Muchas plantas no tienen un tallo que se vea, y sus hojas
        salen del suelo en <strong>roseta</strong>, como las del <Guide slug="aloe-vera">aloe vera</Guide>.
      </p>
      <h3>¿Es una hoja o son muchas pequeñas?</h3>
      <p>
        Una hoja <strong>simple</strong> es de una sola pieza. Una hoja <strong>compuesta</strong> tiene
        varios foliolos, que es fácil tomar por hojas. Los forestales enseñan un truco: busca la yema. La yema
        del año que viene está donde el rabillo de la hoja se une a la rama. Al pie de un foliolo no hay
        ninguna.
      </p>
      <h3>¿Cómo es el borde?</h3>
      <p>
        ¿Liso, con dientes de sierra, ondulado, partido en lóbulos? Una{' '}
        <Guide slug="monstera">monstera</Guide> tiene cortes profundos y agujeros, y las plantas jóvenes no
        tienen ni una cosa ni la otra: mira también las hojas más viejas.
      </p>
      <h3>¿Qué notas al tocar?</h3>
      <p>
        Pelos, cera, carne gruesa, espinas. Las plantas de lugares secos guardan agua en las hojas o en los
        tallos. Algunas tienen un jugo lechoso que quema la piel o los ojos, así que tócalas con suavidad y
        lávate las manos después.
      </p>

      <h2>Después, la planta entera</h2>
      <p>
        ¿Se tiene en pie, trepa, cuelga o forma una alfombra? ¿El tallo es leñoso, verde, cuadrado, hueco? Da
        un paso atrás: la silueta, vista a unos metros, distingue palmeras, helechos, gramíneas y cactus antes
        que cualquier detalle.
      </p>

      <h2>Las flores y los frutos lo deciden</h2>
      <p>
        Los botánicos ordenan las plantas por sus flores porque son lo que menos cambia de una generación a
        otra. Cuenta los pétalos: tres o seis suelen indicar un lirio o un pariente suyo; cuatro o cinco, la
        gran multitud de las demás. La «flor» de una margarita son muchas flores pequeñas en una cesta. Si hay
        un fruto o ya se ven las semillas, apúntalo: vale tanto como una flor.
      </p>

      <h2>Cinco fotos que dicen más que una</h2>
      <ol>
        <li>La planta entera, con el suelo o la maceta.</li>
        <li>Una hoja sana desde arriba, que llene la imagen.</li>
        <li>La misma hoja por debajo.</li>
        <li>El punto donde las hojas se unen al tallo.</li>
        <li>Una flor, un fruto o un capullo, si lo hay.</li>
      </ol>
      <p>
        Hazlas con luz del día, a la sombra si el sol es fuerte, y toca la planta en la pantalla para que la
        cámara enfoque ahí. Si el fondo distrae, pon una hoja de papel detrás de la hoja. Y una sola planta
        cada vez: dos en una foto son una adivinanza.
      </p>

      <h2>¿Cómo de seguro es «seguro»?</h2>
      <p>
        Toda respuesta es una suposición con un número. <To path="/identify">Nuestra identificación</To> dice
        ese número con palabras, y cuando no está segura te muestra varias plantas en lugar de un nombre.
        Compáralas con la que tienes delante: tú tienes lo que ninguna foto tiene, todos sus lados. Si una de
        ellas coincide, dilo, y el nombre es tuyo.
      </p>
      <p>
        Hay plantas que no se pueden distinguir con una foto. Entonces la respuesta honrada es el grupo: «una
        orquídea» es mejor que la orquídea equivocada.
      </p>

      <h2>Donde un error duele</h2>
      <p>
        La zanahoria silvestre y la cicuta se parecen mucho, igual que el ajo de oso y el lirio de los valles.
        No comas nunca una planta porque una aplicación, un libro o un vecino le haya puesto nombre. Si tienes
        un gato o un perro, busca cada planta antes de meterla en casa. Las guías de cuidados nombran la
        fuente de lo que dicen sobre los animales de casa, y hay una lista de{' '}
        <To path="/plants/pets/not-poisonous">plantas que no son venenosas para ellos</To>.
      </p>

      <Sources
        title="Fuentes (en inglés)"
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
