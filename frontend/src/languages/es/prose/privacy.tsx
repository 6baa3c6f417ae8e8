import type { ReactNode } from 'react';
import { To } from '../../prose-parts';

/** What is known about people, and what for; the children are the choice whether visits may be counted. */
export default function Body({ children }: { children?: ReactNode }) {
  return (
    <>
      <h2>Lo que guardamos</h2>
      <h3>Datos de la cuenta</h3>
      <p>
        Tu nombre, tu dirección de correo y tu contraseña. La contraseña se guarda solo transformada, de modo
        que nadie puede volver a leerla. Si eliges una foto de perfil, también la guardamos. Si te suscribes a
        Premium, de tu tarjeta se encarga la empresa de pagos; nosotros vemos que se ha pagado, nunca el
        número de la tarjeta.
      </p>
      <h3>Datos de las plantas</h3>
      <p>
        Las fotos que has identificado, lo que se encontró en ellas y las plantas de tu jardín; cuándo se
        cuidaron, tu diario y cómo quieres que te avisemos. Quitamos el lugar y los datos de la cámara de cada
        foto antes de guardarla.
      </p>
      <h3>Recordatorios</h3>
      <p>
        Los recordatorios están desactivados hasta que los activas. Un mensaje por correo va a tu dirección.
        Un mensaje en un dispositivo pasa por el servicio de avisos del fabricante de tu navegador, cifrado,
        para que solo lo pueda leer tu dispositivo; para eso guardamos la dirección que ese servicio dio a tu
        dispositivo, hasta que lo quites. Un enlace de calendario muestra lo que toca a cualquiera que lo
        tenga; puedes renovarlo o desactivarlo.
      </p>
      <h3>Un jardín que compartes</h3>
      <p>
        Las personas a las que invitas ven tu nombre de pila y tus plantas, con sus fotos, sus cuidados y su
        diario, hasta que las quites; la invitación les dice tu correo. Un enlace para quien te cuida las
        plantas muestra lo que hay que hacer esos días, con los nombres y los lugares de las plantas, a
        cualquiera que lo tenga, hasta que pasen los días o lo termines tú.
      </p>
      <h3>Lo que escribes tú</h3>
      <p>
        Lo que escribes o enseñas a otros o a nosotros: publicaciones y fotos en la comunidad, preguntas a los
        expertos, conversaciones con el experto en plantas y mensajes a nuestro equipo, que guardamos un año.
        Si te suscribes al boletín, guardamos tu dirección hasta que te des de baja.
      </p>
      <h3>Registros técnicos</h3>
      <p>
        Para que el servicio sea seguro, registramos los inicios de sesión y las acciones importantes con su
        hora y su dirección de red. Las veces que se lee un artículo se cuentan una vez por hogar y día; la
        dirección de red que hace falta para eso se olvida cuando acaba el día.
      </p>
      <h3>Estadísticas</h3>
      <p>
        Las visitas se cuentan solo si quien gestiona este servidor lo ha preparado y tú estás de acuerdo.
        Entonces Google Tag Manager sabe qué clase de página es, por ejemplo «una planta del jardín», y qué se
        hizo en ella, por ejemplo «se regó una planta». Funciona en un marco aparte, que no puede leer ni la
        página ni su dirección: tu nombre, tu correo, tus plantas, tus fotos y lo que escribes se quedan aquí.
        Puedes cambiar de opinión cuando quieras, en tu perfil o en esta página.
      </p>
      {children}

      <h2>Para qué lo usamos</h2>
      <ul>
        <li>
          Para identificar tus plantas, cuidar de tu jardín y enviarte los recordatorios que has pedido.
        </li>
        <li>Para contestarte cuando nos escribes y decirte cuándo ha contestado un experto.</li>
        <li>Para cobrar Premium y contar las identificaciones gratis.</li>
        <li>Para encontrar fallos y frenar los abusos.</li>
        <li>
          Para mejorar nuestro propio identificador, solo con fotos de personas que lo permiten en su perfil.
        </li>
      </ul>
      <p>
        Una foto por identificar o una pregunta al experto en plantas puede enviarse a un servicio de IA que
        trabaja para nosotros. La pantalla dice qué servicio ha respondido. Recibe la foto o el texto, no tu
        nombre ni tu dirección de correo. No vendemos tus datos y no mostramos publicidad.
      </p>

      <h2>Cookies y este dispositivo</h2>
      <p>
        Una cookie mantiene tu sesión iniciada. Otra recuerda que en este dispositivo ya has iniciado sesión
        alguna vez, para que los desconocidos que prueben contraseñas no puedan dejarte fuera. Otra recuerda
        cómo te gusta ver la aplicación; otra, en qué idioma te habla; otra, si tu jardín todavía está vacío;
        otra, si tienes Premium, y otra, lo que has respondido a si se pueden contar las visitas. Las marcas
        de una lista de cuidados, lo que has escrito y aún no has enviado y las fotos que has elegido para
        identificar se quedan en este dispositivo y se borran al cerrar la sesión. Si tu dispositivo mira él
        mismo las fotos, se quedan en él hasta que se añaden a tus identificaciones.
      </p>

      <h2>Seguridad</h2>
      <p>
        Las conexiones están cifradas, las contraseñas no se pueden leer, se comprueba que cada petición sea
        tuya y las fotos solo se entregan a quien puede verlas. Ningún sistema es perfecto: si alguna vez pasa
        algo con tus datos, te lo diremos y te diremos qué hacer.
      </p>

      <h2>Lo que decides tú</h2>
      <ul>
        <li>Ver y corregir tu nombre en tu perfil.</li>
        <li>
          Dejar que nuestro identificador aprenda de fotos cuyos nombres has valorado: está allí, en «Ayúdanos
          a reconocer plantas». Está desactivado hasta que lo activas, y puedes volver a desactivarlo: lo que
          reunamos después ya no incluirá tus fotos.
        </li>
        <li>Cambiar allí tu contraseña. En todos los demás dispositivos se cierra la sesión.</li>
        <li>
          Descargar todo lo tuyo en un archivo, allí, en «Tus datos»: tus plantas, sus cuidados, tu diario,
          tus identificaciones, tus publicaciones, comentarios y preguntas, tus conversaciones con el experto
          en plantas y todas las fotos, tal como las guardamos. El archivo te espera siete días. Puedes
          importarlo aquí otra vez, o llevarlo a otro Leaflore.
        </li>
        <li>
          Borrar allí tu cuenta, con todo lo que contiene. Desaparece enseguida, y tus fotos en unos minutos.
          No se puede recuperar. Si quien gestiona este servidor guarda copias de seguridad, sigue en ellas
          hasta que se sustituyen.
        </li>
      </ul>

      <h2>Contacto</h2>
      <p>
        ¿Preguntas sobre tus datos, o algo en lo que no hemos pensado? <To path="/contact">Escríbenos</To>. Lo
        lee una persona.
      </p>
    </>
  );
}
