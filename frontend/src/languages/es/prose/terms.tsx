import { To } from '../../prose-parts';

/** The rules between people and Leaflore. */
export default function Body() {
  return (
    <>
      <h2>Cuentas</h2>
      <p>
        Necesitas una cuenta para identificar plantas y tener un jardín. Da, por favor, una dirección de
        correo de verdad, guarda tu contraseña para ti y avísanos si crees que otra persona ha usado tu
        cuenta. Respondes de lo que se haga con ella.
      </p>
      <p>
        Una cuenta gratis tiene cinco identificaciones en total. Premium cuesta 4,99&nbsp;$ al mes o
        29,99&nbsp;$ al año y se renueva hasta que lo canceles. Puedes cancelar cuando quieras y conservas
        Premium hasta el final del tiempo que has pagado.
      </p>

      <h2>Tus contenidos</h2>
      <p>
        Tus fotos, notas y publicaciones son tuyas. Nos permites guardarlas y mostrarlas en la medida en que
        la aplicación lo necesita: a ti, y a otros donde hayas decidido compartirlas. Comparte solo, por
        favor, lo que es tuyo o lo que puedes compartir. Cuando borras algo, lo quitamos.
      </p>

      <h2>Un uso correcto</h2>
      <p>Trata bien a los demás, por favor, y no uses Leaflore para</p>
      <ul>
        <li>
          hacer daño, insultar, amenazar o engañar a otras personas, ni publicar lo que va contra la ley;
        </li>
        <li>enviar publicidad ni reunir datos sobre otros miembros;</li>
        <li>
          entrar en cuentas ajenas, saltarte los límites ni sobrecargar el servicio con peticiones
          automáticas;
        </li>
        <li>subir archivos pensados para hacer daño.</li>
      </ul>
      <p>
        Podemos ocultar contenidos o cerrar cuentas que lo hagan. Si es posible, antes te diremos por qué.
      </p>

      <h2>Responsabilidad</h2>
      <p>
        La información de Leaflore es general y solo para aprender, y no se garantiza que sea exacta. Una
        identificación a partir de una foto puede equivocarse, aunque suene segura.
      </p>
      <p>
        <strong>
          No comas nunca una planta, ni se la des a un animal, ni la uses como medicina porque lo diga una
          aplicación.
        </strong>{' '}
        Si una persona o un animal ha tragado algo que puede ser venenoso, llama enseguida a un médico, a un
        veterinario o al servicio de información toxicológica.
      </p>
      <p>
        Cuidamos el servicio con esmero, pero no podemos prometer que esté siempre disponible, y no
        respondemos de las plantas que no prosperen, en la medida en que la ley lo permita.
      </p>

      <h2>Cambios</h2>
      <p>
        Cuando cambien estas condiciones, el texto nuevo estará aquí. Si un cambio te afecta, por ejemplo un
        precio nuevo, te avisaremos con tiempo, y podrás irte antes de que empiece a valer.
      </p>

      <h2>Contacto</h2>
      <p>
        ¿Algo no está claro? <To path="/contact">Pregúntanos</To>. Respondemos en 24 horas.
      </p>
    </>
  );
}
