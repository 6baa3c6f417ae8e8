import type { Translation } from '../catalogue';
import type english from '../en/plants';

const texts: Translation<typeof english> = {
  allTitle: 'Todas las plantas',
  plants: 'Plantas',
  allLead: 'Una guía de cuidados para cada una: agua, luz, tierra y si es segura para los animales de casa.',
  byNeeds: 'Plantas según lo que necesitan',
  count_one: '{{count}} planta',
  count_many: '{{count}} de plantas',
  count_other: '{{count}} plantas',
  uncounted: 'Las plantas',
  notLoaded: 'No se han podido cargar las plantas',
  loading: 'Cargando la biblioteca',
  seeAll: 'Ver todas las plantas',
  rowNeeds: 'Agua: {{water}}. Luz: {{light}}.',
  groupAbout: '{{number}} plantas, cada una con un dibujo y una guía de cuidados. {{lead}}',
  allAbout:
    '{{number}} guías de cuidados: agua, luz, tierra y seguridad para los animales de casa, con un dibujo de cada planta.',
  guideTitle: 'Guía de cuidados',
  notThere: 'No está en nuestra biblioteca',
  notThereText: 'En esta dirección no tenemos ninguna guía de cuidados.',
  guideNotLoaded: 'No hemos podido cargar esta guía de cuidados',
  guideLoading: 'Cargando la guía de cuidados',
  add: 'Añadir a mi jardín',
  likeThis: 'Plantas parecidas',
  sameNeeds: 'Más plantas que necesitan lo mismo',
  all: 'Todas las plantas',
  byRoom: 'Por habitación',
  byLight: 'Por luz',
  byDifficulty: 'Por dificultad',
  byPetSafety: 'Por seguridad para los animales de casa',
  windowsill: 'Plantas para un alféizar soleado',
  windowsillLead:
    'Quieren que el sol les dé en las hojas una parte del día, y les molesta menos un cristal caliente que un rincón oscuro.',
  livingRoom: 'Plantas para el salón',
  livingRoomLead: 'Plantas para una habitación luminosa: cerca de la ventana, sin el sol del mediodía.',
  hallway: 'Plantas para el recibidor o un rincón con sombra',
  hallwayLead:
    'Se las arreglan a unos pasos de la ventana. Ninguna planta vive sin luz del día: donde a mediodía no puedes leer un libro, también está demasiado oscuro para ellas.',
  bathroom: 'Plantas para el baño',
  bathroomLead: 'Plantas a las que les gusta el aire húmedo, para un baño con ventana.',
  coolRoom: 'Plantas para un dormitorio o una escalera frescos',
  coolRoomLead:
    'Plantas de interior y suculentas a las que no les hace daño una habitación con poca calefacción, hasta ocho grados centígrados o menos.',
  kitchen: 'Hierbas para la cocina',
  kitchenLead:
    'Hierbas para tener cerca de donde cocinas. Asegúrate de lo que cortas: que una aplicación haya puesto nombre a una planta no quiere decir que se pueda comer.',
  fullSun: 'Plantas para pleno sol',
  fullSunLead: 'Para un lugar con seis horas de sol o más, casi siempre al aire libre.',
  brightDirect: 'Plantas para mucha luz, con sol directo',
  brightDirectLead: 'Para una ventana luminosa con unas horas de sol sobre las hojas.',
  brightIndirect: 'Plantas para mucha luz, sin sol directo',
  brightIndirectLead: 'Para un lugar luminoso junto a una ventana donde el sol no queme las hojas.',
  medium: 'Plantas para luz media',
  mediumLead:
    'Para un lugar a unos pasos de la ventana, donde durante el día todavía puedas leer con comodidad.',
  low: 'Plantas para poca luz',
  lowLead:
    'Las más pacientes para un rincón oscuro. Viven allí, pero crecen despacio: riégalas también menos.',
  partialShade: 'Plantas para semisombra',
  partialShadeLead:
    'Para parterres y balcones con sol solo por la mañana o por la tarde, o bajo árboles que dejan pasar la luz.',
  shade: 'Plantas para la sombra',
  shadeLead: 'Para lugares a los que el sol apenas llega.',
  easy: 'Plantas fáciles',
  easyLead: 'Buenas primeras plantas: perdonan un riego olvidado y avisan a tiempo de lo que les pasa.',
  attention: 'Plantas que piden algo de atención',
  attentionLead: 'No son difíciles, pero el lugar, el agua y el aire les importan más que a las fáciles.',
  demanding: 'Plantas exigentes',
  demandingLead: 'Para quien disfruta de un reto: perdonan poco.',
  notPoisonous: 'Plantas que no son venenosas para los animales de casa',
  notPoisonousLead:
    'Cada guía de cuidados nombra su fuente. Las plantas de las que nadie ha podido decirnos nada no están en esta lista. Cualquier planta puede sentar mal si se come mucha.',
  keepAway: 'Plantas que hay que alejar de los animales de casa',
  keepAwayLead:
    'Plantas que son venenosas para gatos, perros o caballos, o que podrían serlo. Si un animal ha comido de una, llama enseguida al veterinario.',
};
export default texts;
