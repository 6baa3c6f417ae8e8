import type { Translation } from '../catalogue.js';
import type english from '../en/assistantHelp.js';

/** Which plant the built-in assistant takes a name for, and where to do what it can’t do itself. */
const texts: Translation<typeof english> = {
  iTakeIt: 'Entiendo que te refieres a {{plant}}.',
  iTakeItOthers: 'Entiendo que te refieres a {{plant}}. Si es {{others}}, dímelo.',
  severalOf:
    'Eso puede referirse a varias plantas de nuestra biblioteca. Dime el nombre completo de la tuya si es otra.',
  noteOnPage:
    'Yo solo busco información, así que no lo he anotado. Márcalo como hecho en la página de tu {{plants}}.',
  noteInGarden:
    'Yo solo busco información, así que no lo he anotado. Márcalo como hecho en la página de la planta: la encuentras en [Mi jardín](/garden).',
  remindOnPage:
    'No puedo poner un recordatorio. En la página de tu {{plants}} puedes cambiar cada cuánto le toca algo y añadir una tarea propia. Los recordatorios se activan en [tu perfil](/profile).',
  remindInGarden:
    'No puedo poner un recordatorio. En la página de una planta de [Mi jardín](/garden) puedes cambiar cada cuánto le toca algo y añadir una tarea propia. Los recordatorios se activan en [tu perfil](/profile).',
  identifyThere: 'Hazle una foto en [Identificar](/identify) y miraré qué planta es lo más probable que sea.',
  addThere:
    'Abre [Mi jardín](/garden) y pulsa **Añadir planta**. Si no sabes su nombre, [Identificar](/identify) lo encuentra con una foto, y desde allí puedes añadirla.',
  awayThere:
    'Mientras estás fuera, otra persona puede cuidar de tus plantas: abre el calendario en [Mi jardín](/garden) y pulsa **¿Te vas unos días?** Allí ves lo que toca esos días y creas un enlace para quien las cuide, que no necesita cuenta.',
};

export default texts;
