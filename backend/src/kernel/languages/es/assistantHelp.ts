import type { Translation } from '../catalogue.js';
import type english from '../en/assistantHelp.js';

/** Which plant the built-in assistant takes a name for, where to do what it can’t do itself, and what it does not know. */
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
  // What it does not know, and what it warns of.
  sorry:
    'Siento que no te haya servido. No soy un modelo de lenguaje: busco el nombre de una planta y una cosa que quieras saber de ella. Lo mejor son preguntas cortas, de una en una. Por ejemplo:',
  unknownOf:
    'Eso no lo sé de {{plant}}. Lo que dice nuestra biblioteca: {{text}} Puedes preguntarme por su riego, su abono, su luz, su tierra y su temperatura, por el trasplante, la poda y cómo sacar plantas nuevas, o si se sabe que daña a los animales de casa. De lo demás saben más en un vivero o en una asociación de aficionados a las plantas.',
  sizeUnknown:
    '{{name}}: no sé cuánto crece ni lo rápido que crece. En nuestra biblioteca no hay cifras, y depende mucho de la variedad, de la maceta y de la luz. Lo que dice: {{text}}',
  flowersIn: '{{name}}: florece **{{when}}**, un poco antes o después según el clima y la variedad.',
  flowersUnknown: '{{name}}: no sé en qué meses florece. Lo que dice nuestra biblioteca: {{text}}',
  harvestUnknown:
    '{{name}}: no sé cuándo está para recoger: en nuestra biblioteca no hay épocas de cosecha. Si una planta se puede comer no lo digo. Su guía de cuidados dice: {{text}}',
  guideOf: '{{name}}: su guía de cuidados dice: {{text}}',
  edibleWarning: 'Una advertencia de nuestra biblioteca sobre {{plant}}: {{text}}',
  plantingUnknown:
    '{{name}}: no tengo un calendario de plantación, porque depende mucho de dónde vives. Lo que dice nuestra biblioteca: {{text}}',
  nightsAbove: 'Es decir: al aire libre, solo mientras las noches no bajen de {{low}} °C ({{lowF}} °F).',
  onSkin:
    'Si tienes su savia en la piel, acláratela con mucha agua. Si ha entrado en un ojo, acláralo con agua enseguida y llama a un centro de información toxicológica o a un médico.',
};

export default texts;
