import type { CHEWING_PESTS } from '../../catalogue/chewing-pests.js';
import type { TextsOf } from '../../problem.js';

/** Pests that eat or tear leaves and roots. */
const texts: TextsOf<typeof CHEWING_PESTS> = {
  'vine-weevil': {
    name: 'Gorgojo negro de la vid',
    about:
      'Las larvas comen las raíces en la maceta hasta que la planta se cae; de noche, los escarabajos oscuros muerden el borde de las hojas.',
    steps: [
      'Sácala de la maceta, sacude la tierra y quita todas las larvas.',
      'Plántala en tierra nueva y tenla una semana a la sombra.',
      'Busca los escarabajos con una linterna y quítalos.',
    ],
    avoid: 'No uses la tierra vieja para otras macetas.',
    words: 'gorgojo*, otiorrinco*, otiorrinc*',
  },
  'slugs-snails': {
    name: 'Babosas y caracoles',
    about: 'Salen en las noches húmedas, comen agujeros irregulares y dejan rastros plateados.',
    steps: [
      'Sal de noche con una linterna y recógelos.',
      'Retira tablas, macetas y malas hierbas donde se esconden.',
      'Riega por la mañana mejor que por la tarde.',
    ],
    avoid: 'No eches sal: daña la tierra y la planta.',
    words: 'babosa*, caracol, caracoles, limaco*',
  },
  caterpillars: {
    name: 'Orugas',
    about:
      'Las crías de mariposas y polillas comen agujeros grandes, a menudo hasta los nervios, y dejan excrementos oscuros.',
    steps: [
      'Quítalas con guantes, también al anochecer, y no toques las peludas.',
      'Mira bajo las hojas y quita los grupos de huevos.',
      'Cubre las hortalizas con una malla fina.',
    ],
    avoid: 'No apliques productos a plantas en flor: dañarías a las abejas.',
    words: 'oruga*, gusano del tomate, gusanos verdes',
  },
  'leaf-miner': {
    name: 'Minadores de hojas',
    about:
      'Unas larvas diminutas comen túneles dentro de la hoja, que se ven como líneas claras y sinuosas o manchas.',
    steps: [
      'Aplasta la larva al final de la línea o quita la hoja; los cítricos necesitan sus hojas.',
      'Tira las hojas quitadas a la basura, lejos del montón de compost.',
    ],
    avoid: 'No pulverices: dentro de la hoja, a las larvas no les llega.',
    words: 'minador*, submarino de la hoja',
  },
  'lily-beetle': {
    name: 'Escarabajo de los lirios',
    about:
      'Escarabajos escarlata y sus larvas, ocultas bajo una baba negra, dejan peladas las azucenas y las fritilarias.',
    steps: [
      'Quita los escarabajos rojos; pon una mano debajo, porque se dejan caer.',
      'Limpia las motas negras y los huevos naranjas de debajo de las hojas.',
    ],
    avoid: 'No esperes: unas pocas larvas pelan una azucena en días.',
    words: 'escarabajo de los lirios, escarabajo del lirio, escarabajo rojo del lirio, criocero*',
  },
  'flea-beetles': {
    name: 'Pulguillas',
    about:
      'Escarabajos brillantes del tamaño de una cabeza de alfiler saltan de las hojas y dejan cientos de agujeritos.',
    steps: ['Mantén la tierra húmeda: les gusta el calor seco.', 'Cubre las plántulas con una malla fina.'],
    avoid: 'No vuelvas a sembrar la misma especie al lado esta temporada.',
    words: 'pulguilla*, alticin*',
  },
  'box-caterpillar': {
    name: 'Oruga del boj',
    about: 'Unas orugas verdes y negras tejen telarañas en el boj y pueden pelar un seto en una semana.',
    steps: [
      'Abre la mata y quita orugas y telarañas.',
      'Corta los brotes muy comidos y mételos en una bolsa cerrada.',
    ],
    avoid: 'No eches los restos al montón de compost.',
    words: 'oruga del boj, orugas del boj, polilla del boj, oruga*',
  },
  'capsid-bugs': {
    name: 'Chinches de las hojas',
    about:
      'Unas chinches verdes y rápidas pican las puntas de los brotes en verano; las hojas se abren rotas y llenas de agujeritos.',
    steps: [
      'Mira las puntas de los brotes temprano y quita las chinches.',
      'Recorta las puntas rotas para que crezcan otras limpias.',
      'Retira las hojas caídas y las malas hierbas de alrededor.',
    ],
    avoid: 'No apliques productos a plantas en flor: dañarías a las abejas.',
    words: 'chinche*, mírido*',
  },
};
export default texts;
