import type { Translation } from '../catalogue.js';
import type english from '../en/identification.js';

/** Identification: what can fail, and what an answer means. */
const texts: Translation<typeof english> = {
  limitReached: 'Has llegado al final de la prueba',
  notFound: 'No encontramos esta identificación.',
  notInLibrary: 'Esta planta no está en nuestra biblioteca.',
  unknownPlant: 'No conocemos una de las plantas de esta respuesta.',
  noPhoto: 'Elige una foto de tu planta.',
  tooManyPhotos: 'Elige como mucho cinco fotos de una misma planta.',
  alreadySent: 'Esto ya se ha enviado una vez. Vuelve a cargar la página.',
  keyMissing: 'Aquí hace falta una Idempotency-Key de 200 caracteres como mucho.',
  notAnswered: 'Todavía no hay ninguna respuesta que confirmar.',
  stillWorking:
    'Está tardando más de lo normal. Tu foto está a salvo. Encontrarás la respuesta en tus identificaciones.',
  notAnAnswer: 'Esta no es una respuesta de nuestro identificador.',
  unavailable:
    'Ahora mismo no podemos conectar con el servicio de identificación. Inténtalo de nuevo dentro de unos minutos. Esto no ha gastado ninguna identificación.',
  busy: 'El servicio de identificación está muy ocupado. Inténtalo de nuevo dentro de un minuto. Esto no ha gastado ninguna identificación.',
  tooSlow:
    'El servicio de identificación ha tardado demasiado. Inténtalo de nuevo. Esto no ha gastado ninguna identificación.',
  misconfigured:
    'El servicio de identificación no acepta peticiones de este servidor. Tenemos que arreglarlo. Esto no ha gastado ninguna identificación.',
  unreadable:
    'El servicio de identificación ha dado una respuesta que no hemos podido leer. Inténtalo de nuevo. Esto no ha gastado ninguna identificación.',
  spent:
    'El servicio de identificación ya ha llegado a su límite de hoy. Inténtalo de nuevo mañana. Esto no ha gastado ninguna identificación.',
  refused:
    'El servicio de identificación no ha querido mirar esta foto. Prueba con otra. Esto no ha gastado ninguna identificación.',
  interrupted:
    'Algo ha interrumpido esta identificación. Inténtalo de nuevo. Esto no ha gastado ninguna identificación.',
  // What an answer means, and what to do next.
  mayNotBePlant: 'Puede que esto no sea ni siquiera una planta.',
  noPlant: 'En esta foto no vemos ninguna planta.',
  goClose: 'Acércate, de modo que las hojas o las flores llenen casi toda la imagen, e inténtalo de nuevo.',
  notListed:
    'Seguramente no es ninguna de las plantas que conocemos por fotos. Estas son las que más se le parecen; también puedes buscar por nombre en la biblioteca de plantas.',
  notListedOne:
    'Seguramente no es ninguna de las plantas que conocemos por fotos. Esta es la que más se le parece; también puedes buscar por nombre en la biblioteca de plantas.',
  notSure: 'No estamos seguros.',
  likeThree:
    'Estas son las tres plantas a las que más se parece: compáralas, o añade un primer plano de una hoja o una flor.',
  likeTwo:
    'Estas son las dos plantas a las que más se parece: compáralas, o añade un primer plano de una hoja o una flor.',
  likeOne:
    'A lo que más se parece es a {{plant}}: compárala, o añade un primer plano de una hoja o una flor.',
  mostLikely:
    'Lo más probable es que sea {{plant}}, pero con una foto sola no se puede asegurar: compárala, o añade un primer plano de una hoja o una flor.',
  mostLikelyOneOf:
    'Lo más probable es que sea {{plant}}, pero la foto no dice cuál: compárala, o añade un primer plano de una hoja o una flor.',
  looksLike: 'Esto parece {{plant}}. Si no lo es, elige otra más abajo.',
  groupOfThese:
    'Esto es {{group}}, pero la foto no dice cuál. Compara estas, o añade un primer plano de una hoja o una flor.',
  groupOfThis:
    'Esto es {{group}}, pero la foto no dice cuál. Compárala, o añade un primer plano de una hoja o una flor.',
  darkAndBlurred:
    'Tu foto está oscura y borrosa; puede que sea por eso. Haz otra junto a una ventana, con el pulso firme.',
  dark: 'Tu foto está bastante oscura; puede que sea por eso. Haz otra junto a una ventana o al aire libre.',
  blurred:
    'Tu foto está borrosa; puede que sea por eso. Toca la planta en la pantalla para enfocar, mantén el pulso firme y haz otra.',
  toldUs: 'Nos has dicho que es {{plant}}.',
  // Plants that are not in the library, and groups that the identifier names as a whole.
  ofGroup: 'La foto no dice qué {{group}} es. Los cuidados que ves aquí son los de {{typical}}.',
  unlisted: '{{plant}} todavía no está en nuestra biblioteca.',
  looseMix: 'Un sustrato suelto y con buen drenaje',
  feelSoil: 'Mientras no sepamos más: toca la tierra y riega cuando esté seca hasta 3 cm de hondo.',
  petsUnknown: 'No tenemos datos fiables. Que no se sepa no quiere decir que sea segura.',
  cactus: 'Cactus',
  mint: 'Menta',
  spiderwort: 'Tradescantia',
  aloeOrHaworthia: 'un aloe o una haworthia',
  climbingAroid: 'un poto, un filodendro o una monstera',
  dumbCane: 'una difenbaquia o una aglaonema',
  figTree: 'un ficus (Ficus)',
  lily: 'una azucena o un lirio',
  orchid: 'una orquídea',
  palm: 'una palmera',
  pink: 'una clavelina o un clavel (Dianthus)',
  prayerPlant: 'una calatea o una maranta',
  primrose: 'una prímula',
  // How a plant is doing, where leaves are all that is judged.
  looksFresh: 'Las hojas se ven lozanas. Sigue como hasta ahora.',
  mayBeLimp: 'Puede que las hojas estén lacias o dañadas. Por una foto no podemos saber por qué.',
  feelDeep:
    'Toca la tierra a 3 cm de profundidad. Si está seca, riega a fondo. Si está mojada, deja que se seque antes de volver a regar (ritmo habitual: {{rhythm}}).',
  lookUnder: 'Busca insectos, telarañas o manchas en el envés de las hojas y a lo largo de los tallos.',
  hasItMoved:
    '¿La has cambiado de sitio o trasplantado, o ha pasado calor, frío o corrientes de aire? Dale un lugar tranquilo y una semana.',
  daily: 'todos los días',
  twiceAWeek: 'dos veces por semana',
  weekly: 'una vez por semana',
  biWeekly: 'cada dos semanas',
  monthly: 'una vez al mes',
};
export default texts;
