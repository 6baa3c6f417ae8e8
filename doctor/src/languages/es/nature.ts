import type { NATURAL_CAUSES } from '../../catalogue/nature.js';
import type { TextsOf } from '../../problem.js';

/** What is no trouble, or passes by itself. */
const texts: TextsOf<typeof NATURAL_CAUSES> = {
  'new-home': {
    name: 'Adaptación a un sitio nuevo',
    about:
      'Tras un cambio a otra luz y otro aire, una planta suelta hojas y echa otras que van bien con el sitio.',
    steps: [
      'Búscale un sitio con luz y déjala allí.',
      'Toca la tierra antes de regar, y no des más agua que antes.',
    ],
    avoid: 'No la trasplantes ni la cambies otra vez de sitio ahora.',
    words: 'adaptación, aclimatación, cambio de sitio, cambio de lugar, mudanza',
  },
  'bud-drop': {
    name: 'Caída de capullos',
    about: 'Los capullos se caen cuando cambian el calor, el agua o el sitio mientras se forman.',
    steps: [
      'Déjala donde está, lejos de corrientes y radiadores.',
      'Mantén la tierra siempre algo húmeda mientras tenga capullos.',
    ],
    avoid: 'No la gires ni la muevas antes de que se abran las flores.',
    words: 'caída de capullos, caída de botones, aborto de capullos, caída de flores',
  },
  'old-leaves': {
    name: 'Hojas viejas que se caen',
    about:
      'De vez en cuando una planta suelta su hoja más vieja para alimentar a las nuevas; lo demás está sano.',
    steps: ['Quita la hoja cuando se suelte sola.', 'Cuenta las hojas: las nuevas deberían compensarlo.'],
    avoid: 'No cambies tus cuidados por una hoja vieja.',
    words: 'envejecimiento, hojas viejas, pérdida natural de hojas, pérdida normal de hojas',
  },
  dormancy: {
    name: 'Está en reposo',
    about:
      'Los bulbos, los tubérculos y muchas vivaces amarillean y se secan tras su temporada, y rebrotan al año siguiente.',
    steps: [
      'Deja que las hojas amarilleen: llenan el bulbo para el año que viene.',
      'Riega menos, y deja de regar cuando todo esté marrón; una vivaz resistente en maceta al aire libre no debe secarse.',
      'Mantén los bulbos y las plantas sensibles al frío casi secos y a salvo de heladas hasta que rebroten; el caladio y la alocasia necesitan 16 °C o más.',
    ],
    avoid: 'No cortes las hojas verdes ni tires la planta.',
    words: 'reposo, dormancia, letargo, reposo invernal',
  },
  'spent-rosette': {
    name: 'Una roseta que ya ha florecido',
    about:
      'En algunas plantas, cada roseta florece una sola vez; luego muere despacio mientras crecen otras jóvenes al lado.',
    steps: [
      'Déjala hasta que las jóvenes tengan un tercio de su tamaño.',
      'Después corta la roseta vieja o sácala girándola.',
      'Planta las jóvenes en macetas, o deja que llenen el hueco.',
    ],
    avoid: 'No tires la maceta: las jóvenes son la planta.',
    words: 'monocárpic*, muerte tras florecer, roseta vieja',
  },
  'soil-fungi': {
    name: 'Setas o moho en la tierra',
    about:
      'Viven de restos de plantas en la tierra húmeda y no dañan a ninguna planta; en las macetas son frecuentes unas setas amarillas.',
    steps: [
      'Quítalas con la capa de arriba de la tierra, tíralas a la basura y lávate las manos.',
      'Deja secar la superficie de la tierra antes de volver a regar.',
      'Dale más luz y aire.',
    ],
    avoid: 'No las comas, y que no las toquen niños ni animales: muchas son venenosas.',
    words:
      'seta, setas, hongos en la tierra, hongos en la maceta, moho en la tierra, tierra con moho, tierra enmohecida',
  },
  'physical-damage': {
    name: 'Un golpe o un desgarro',
    about: 'Una persona, un animal o el viento ha roto, doblado o mordido una hoja; nada se extiende.',
    steps: ['Corta lo que cuelgue; deja el resto.', 'Apártala del paso de personas y animales y del viento.'],
    avoid: 'No le pongas nada: se cura sola.',
    words: 'daño físico, daños físicos, daño mecánico, daños mecánicos, hojas rotas, hojas desgarradas',
  },
};
export default texts;
