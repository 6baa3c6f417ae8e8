import type { Translation } from '../catalogue.js';
import type english from '../en/assistantHelp.js';

/** Which plant the built-in assistant takes a name for, where to do what it can’t do itself, and what it does not know. */
const texts: Translation<typeof english> = {
  iTakeIt: 'Entiendo que te refieres a {{plant}}.',
  iTakeItOthers: 'Entiendo que te refieres a {{plant}}. Si es {{others}}, dímelo.',
  severalOf:
    'Eso puede referirse a varias plantas de nuestra biblioteca. Dime el nombre completo de la tuya si es otra.',
  whichOfThese:
    'Con ese nombre hay plantas muy distintas. ¿Cuál es la tuya: {{plants}}? Dime su nombre, o el nombre completo de otra. Lo que vale para la mayoría de las plantas:',
  noteOnPage:
    'Yo solo busco información, así que no lo he anotado. Márcalo como hecho en la página de tu {{plants}}.',
  noteInGarden:
    'Yo solo busco información, así que no lo he anotado. Márcalo como hecho en la página de la planta: la encuentras en [Mi jardín](/garden).',
  remindOnPage:
    'No puedo poner un recordatorio. En la página de tu {{plants}} puedes cambiar cada cuánto le toca algo y añadir una tarea propia. En [tu perfil](/profile) se activan y se desactivan los recordatorios y se elige su hora.',
  remindInGarden:
    'No puedo poner un recordatorio. En la página de una planta de [Mi jardín](/garden) puedes cambiar cada cuánto le toca algo y añadir una tarea propia. En [tu perfil](/profile) se activan y se desactivan los recordatorios y se elige su hora.',
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
  // The whole garden, follow-ups, and what holds for every plant.
  noneIsThirsty: 'Ninguna necesita agua, y {{unwell}}',
  noneIsUnwell: 'ninguna está mal.',
  wishVegetables: 'de huerto',
  wishHerbs: 'aromáticas',
  keepFromChildren:
    '{{plants}}: **mejor fuera del alcance de los niños, como si fuera venenosa**. Se sabe que daña a los animales de casa.',
  cantCallSafe: '{{plants}}: **no puedo decir que sea segura para una persona**.',
  callAnyway: 'Llama aunque todavía no se note nada: algunos venenos actúan despacio.',
  likeliest: 'La causa más probable de lo que ves en {{plant}}, y qué hacer:',
  byCold:
    'No sé qué tiempo hace donde vives. Según sus guías de cuidados pueden estar al aire libre mientras las noches no bajen de:',
  degreesAbove: '{{low}} °C ({{lowF}} °F)',
  byWaiting: 'Tus plantas según su último riego, primero la que lleva más tiempo sin agua:',
  wateredOn: '{{plant}}: {{day}}',
  neverNoted: 'ningún riego anotado',
  lastWeek: 'la semana pasada',
  lastMonth: 'el mes pasado',
  lastYear: 'el año pasado',
  youDidThen: '{{when}}:',
  othersDidThen: '{{when}} otras personas hicieron esto:',
  nothingThen: '{{when}}: no hay nada anotado.',
  removeThere:
    'Siento lo de tu planta. Solo busco cosas, así que no puedo sacarla de tu jardín: en [Mi jardín](/garden), toca el lápiz de su ficha y elige **Ya no está aquí**. Se queda en las plantas de antes, con su diario y sus fotos. Si alguna parte sigue firme o verde, [la revisión guiada](/doctor) quizá encuentre lo que necesita.',
  waters:
    'El agua de lluvia les va bien a las plantas, sobre todo a las que no quieren cal. Casi todas las demás toman también agua del grifo; deja que se temple. La cal del agua dura deja una costra blanca en la tierra y en la maceta, y puede oscurecer las puntas de las hojas finas. El agua de un descalcificador lleva sal: no la uses. Del agua de secadoras, deshumidificadores y acuarios no tengo datos fiables. Lo que le gusta a cada planta está en su guía de cuidados.',
  amount:
    'Cuánta, no lo puedo decir en litros, porque depende de la maceta, la tierra y la luz. En maceta: riega despacio hasta que salga agua por abajo, y tira la que quede en el plato.',
  spoiled:
    'Lo que se ha puesto amarillo o marrón no vuelve a ser verde. Puedes cortar con una cuchilla limpia las hojas amarillas o secas del todo. De una punta o un borde marrón corta solo lo marrón y deja un filo fino. Lo que sigue verde alimenta a la planta: déjalo.',
  wipe: 'El polvo le quita luz a una planta. Limpia las hojas lisas con un paño suave y húmedo, sujetándolas por debajo; las pequeñas enjuágalas con agua templada. A las hojas con pelo no les gusta mojarse: usa un pincel suave.',
  weather:
    'No sé qué tiempo hace donde vives: el plan de cuidados sigue la estación. Con calor la tierra se seca antes, sobre todo en macetas pequeñas y al sol: tócala cada día y riega por la mañana. Tócala también después de llover: las hojas y los tejados no dejan que el agua llegue a las macetas. Si arriba sigue húmeda, espera.',
  sure: 'No adivino: lo que digo está en las notas de tu jardín, en una guía de cuidados o en el catálogo del doctor de plantas, y digo en cuál. Pero puedo entender mal una pregunta, y ninguna guía ve tu planta: si su tierra y sus hojas dicen otra cosa, créelas a ellas.',
  lightTerms:
    '**Pleno sol**: seis horas de sol al día o más. **Mucha luz, con sol directo**: algunas horas de sol en las hojas, como junto a una ventana soleada. **Mucha luz, sin sol directo**: un sitio con mucha luz sin sol en las hojas, por ejemplo a un paso de una ventana soleada o detrás de una cortina fina. **Poca luz**: más adentro de la habitación, pero con luz para leer.',
  // What sounds like harm and is none, and what harms.
  harmfulHere: 'De tu jardín se sabe que son un peligro para {{animals}}: {{plants}}.',
  harmfulThere:
    '**Un peligro para {{animals}}** ({{number}} plantas {{what}} en nuestra biblioteca): {{plants}}.',
  anyPlants: 'de todo tipo',
  harmfulElse:
    'Que una planta no esté en esta lista no quiere decir que sea segura: pregúntame por ella con su nombre.',
  wildlife:
    'A los pájaros, ratones, ardillas y ciervos lo mejor es cerrarles el paso: una red bien tensa sobre las plantas o una malla de alambre alrededor. Mira cada día que no se haya enredado ningún animal, y recoge pronto lo que esté maduro. Si no has visto quién ha sido, dime cómo son los agujeros.',
  meal: 'Espero que te haya sentado bien. Si sabía amargo o raro, si alguien se encuentra mal después o si no sabes seguro qué era, llama al centro de información toxicológica o al número de emergencias (112 en Europa; en Estados Unidos, 911 o Poison Help 1-800-222-1222).',
  planting:
    'Eso no lo sé: no tengo un calendario de siembra y plantación, porque depende mucho de dónde vives. En un vivero cercano lo saben. Lo que trae este mes para tus propias plantas está en el calendario, que abres en [Mi jardín](/garden). Pregúntame qué plantas van bien en un sitio, por ejemplo «¿Qué flores para un balcón soleado?»',
  onThorn:
    'Si te has pinchado con una espina: lava la zona con agua y jabón y saca lo que sobresalga. Si queda algo dentro, si está cerca de una articulación o de un ojo, o si se pone roja, caliente, hinchada o late, que la vea hoy mismo un médico. Pregunta allí si tu vacuna del tétanos sigue valiendo.',
};

export default texts;
