import { Sources, To } from '../../prose-parts';

/** How programs recognise plant diseases in photos, and how far one may trust them. */
export default function Body() {
  return (
    <>
      <p>
        Pones el teléfono sobre una hoja con manchas y un segundo después aparece el nombre de una enfermedad.
        ¿Cómo funciona eso? ¿Y hasta qué punto puedes fiarte? La respuesta corta: funciona bien con fotos como
        las que le sirvieron para aprender, y mucho peor con otras. Aquí va la larga.
      </p>

      <h2>Lo que ve un ordenador</h2>
      <p>
        Una foto es una cuadrícula de números. Una red neuronal le pasa por encima miles de filtros pequeños.
        Los primeros responden a bordes y colores; los siguientes, a texturas como motas, anillos o zonas con
        pelusa, y los últimos, a dibujos enteros que iban unidos a un nombre en las fotos que se le enseñaron.
        Nadie le dice qué es una mancha. Encuentra cualquier cosa que ayude a separar los montones de fotos.
      </p>
      <p>
        Esa es su fuerza, y también su debilidad: si todas las fotos de una enfermedad se hicieron sobre una
        mesa gris, la mesa gris también ayuda.
      </p>

      <h2>El 99 por ciento y el 31 por ciento</h2>
      <p>
        El experimento más conocido se publicó en 2016. Mohanty, Hughes y Salathé entrenaron una red con
        54.306 fotos de hojas de 14 cultivos, sanas o con una de 26 enfermedades. Con fotos de la misma
        colección que no había visto, acertó en 99,35 de cada 100 casos. Esa cifra se cita desde entonces.
      </p>
      <p>
        En el mismo artículo hay otra cifra. Con fotos de otras fuentes, hechas en otras condiciones, la misma
        red acertó en 31,4 de cada 100 casos. Es mucho mejor que adivinar, que daría 2,6, y queda muy lejos de
        99. Las dos son ciertas. Pero solo la segunda te dice qué esperar en tu cocina.
      </p>

      <h2>Nuestras propias cifras</h2>
      <p>
        La identificación que lleva Leaflore se midió de esas mismas dos maneras. Tal como trabaja en un
        teléfono sin conexión, su primer nombre para la planta fue el correcto en 70,1 de cada 100 casos con
        fotos de fuentes de las que había aprendido, y en 59,0 de cada 100 con fotos de fuentes que no había
        visto nunca. En nuestro servidor, una segunda red mira también estas últimas: allí el primer nombre
        fue el correcto en 65,8 de cada 100, y la planta correcta estuvo entre las tres primeras en 82,0 de
        cada 100. Te damos estas cifras porque una foto tuya viene de una fuente que no ha visto nunca.
      </p>
      <p>
        Reconoce si una planta tiene mal aspecto, pero no da nombre a ninguna enfermedad a partir de una foto.
        Para eso, el <To path="/doctor">doctor de plantas</To> te pregunta lo que la foto no puede mostrar:
        cómo está la tierra al tocarla, qué ha cambiado, si se va extendiendo.
      </p>

      <h2>Por qué una foto muchas veces no basta</h2>
      <ul>
        <li>
          <strong>Muchas causas, un mismo aspecto.</strong> El exceso de agua, la falta de agua y las raíces
          dañadas ponen las hojas igual de amarillas y caídas. La diferencia está en la maceta.
        </li>
        <li>
          <strong>La causa está en otra parte.</strong> La araña roja está debajo de la hoja; la podredumbre,
          en la tierra.
        </li>
        <li>
          <strong>Dos a la vez.</strong> Una planta débil atrae plagas. La foto muestra la plaga, no lo que
          debilitó a la planta.
        </li>
        <li>
          <strong>No es ninguna enfermedad.</strong> Los programas que solo conocen enfermedades nombrarán
          una. Una marca de agua, una quemadura de sol o la edad pueden parecerlo.
        </li>
      </ul>

      <h2>Cómo conseguir una respuesta mejor</h2>
      <ol>
        <li>
          Haz la foto con luz del día, nítida y de cerca, con el borde entre la parte sana y la enferma en el
          centro.
        </li>
        <li>Añade el envés de la hoja, el tallo y la planta entera.</li>
        <li>
          Lee lo seguros que estamos. Si dice menos que «seguros», toma la lista de causas posibles como
          preguntas, no como una sentencia.
        </li>
        <li>
          Prueba primero el remedio más suave: menos agua, más luz, una ducha. Muchos problemas se acaban ahí.
        </li>
        <li>Vuelve a mirar al cabo de una semana y compara las fotos.</li>
      </ol>
      <p>
        Si se trata de un árbol o de un huerto que te importa, llevar una muestra a un servicio de sanidad
        vegetal de tu zona vale más que cualquier foto. Y no apliques productos solo porque lo diga una
        aplicación: un remedio para la enfermedad equivocada cuesta dinero y no ayuda a nadie.
      </p>

      <Sources
        title="Fuentes (en inglés)"
        of={[
          [
            'S. P. Mohanty, D. P. Hughes, M. Salathé: “Using Deep Learning for Image-Based Plant Disease Detection”, Frontiers in Plant Science 7:1419, 2016',
            'https://doi.org/10.3389/fpls.2016.01419',
            'en',
          ],
          [
            'El mismo artículo, con la cifra para otras fuentes en su resumen, arXiv:1604.03169',
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
