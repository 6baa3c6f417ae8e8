import type { Translation } from '../catalogue.js';
import type english from '../en/assistantApp.js';

/** What the built-in assistant says about the app itself: on which page something is done. */
const texts: Translation<typeof english> = {
  contact:
    'No conozco ningún número de teléfono. Puedes escribir al equipo en la página **Contacto**: la encuentras en el menú.',
  cost: 'Lo que cuesta Premium, y lo que es gratis, está en la página **Premium**: la encuentras en el menú.',
  cancel:
    'En la página **Premium**, que está en el menú, pulsa **Cancelar la suscripción**. Conservas Premium hasta el final de lo que está pagado.',
  share:
    'Al final de [Mi jardín](/garden), **Compartir tu jardín** invita a alguien por correo. Entra con una cuenta propia, y tú eliges si puede ver y marcar, o cambiarlo todo.',
  print:
    'En el calendario, que abres en [Mi jardín](/garden), **Hoja para la nevera** imprime lo que hay que hacer en los próximos siete días. **Ficha de cuidados**, en la página de una planta, imprime lo que necesita esa planta.',
  account:
    'En [tu perfil](/profile), en **Tus datos**, pulsa **Borrar mi cuenta…** Se borra todo enseguida y para siempre. Si quieres una copia, pulsa antes **Preparar mis datos**.',
  language:
    'Hablo español, inglés y alemán, y contesto como me preguntan. El idioma de la aplicación está en [tu perfil](/profile), en **Pantalla**.',
  offline:
    'Las páginas que este dispositivo ya ha abierto con tu sesión iniciada se abren también sin conexión: tu jardín, el calendario, la biblioteca. Lo que anotas de una planta espera en el dispositivo y se envía cuando vuelves a tener conexión. Para preguntarme a mí hace falta conexión.',
  display:
    'En [tu perfil](/profile), en **Pantalla**, puedes elegir colores claros u oscuros y la **Vista fácil**: letra más grande, líneas más marcadas y las plantas de una en una.',
  password:
    'La contraseña se cambia en [tu perfil](/profile), en **Contraseña**. Si la has olvidado, **¿Has olvidado la contraseña?**, donde inicias sesión, te envía un enlace.',
  past: 'Las plantas que ya no están las tienes al final de [Mi jardín](/garden), en **Plantas de antes**, con su diario y sus fotos.',
  undo: 'Yo solo busco información, así que no puedo cambiarlo. En la página de la planta, **Retirar**, en su diario, quita lo anotado, y **Fue otro día** lo anota en otro día. Encuentras la planta en [Mi jardín](/garden).',
  data: 'En [tu perfil](/profile), en **Tus datos**, **Preparar mis datos** hace un archivo con tus plantas, tu diario y todas las fotos.',
  photo:
    'Sí: pulsa **Añadir una foto** donde me escribes, y miraré qué planta es. Si tiene mal aspecto, [la revisión guiada](/doctor) pregunta lo que yo no puedo ver.',
  remove:
    'En [Mi jardín](/garden), toca el lápiz de la tarjeta de la planta y elige **Ya no está aquí**. Se queda en las plantas de antes, con su diario y sus fotos.',
  plantPhoto:
    'Abre la planta en [Mi jardín](/garden): donde escribes en su diario, **Añadir una foto** guarda una imagen con ese día.',
};

export default texts;
