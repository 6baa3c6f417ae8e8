import type { SAP_PESTS } from '../../catalogue/sap-pests.js';
import type { TextsOf } from '../../problem.js';

/** Pests that suck sap. */
const texts: TextsOf<typeof SAP_PESTS> = {
  'spider-mites': {
    name: 'Araña roja',
    about:
      'Ácaros más pequeños que un grano de sal chupan las hojas y tejen telarañas finas, sobre todo con aire cálido y seco.',
    steps: [
      'Aléjala de tus otras plantas.',
      'Enjuaga las hojas con agua tibia, sobre todo por debajo; las vellosas límpialas con un pincel suave y seco.',
      'Ponla donde haga más fresco y el aire sea más húmedo.',
    ],
    avoid: 'No uses insecticidas: los ácaros no son insectos, y matarías a sus enemigos.',
    words: 'araña roja, arañas rojas, arañuela*, ácaro*, acaro*, telaraña*',
  },
  mealybugs: {
    name: 'Cochinilla algodonosa',
    about:
      'Insectos blandos y lentos, cubiertos de lana blanca, chupan la savia donde las hojas se unen al tallo.',
    steps: [
      'Aléjala de tus otras plantas.',
      'Toca cada mota blanca con un bastoncillo y alcohol isopropílico; en helechos y hojas vellosas o empolvadas, con agua.',
      'Mira en cada axila de las hojas y bajo el borde de la maceta.',
    ],
    avoid: 'No la abones ahora: los brotes nuevos y blandos son lo que más les gusta.',
    words:
      'cochinilla algodonosa, cochinillas algodonosas, cochinilla harinosa, cochinillas harinosas, cotonet, algodonosa*',
  },
  'root-mealybugs': {
    name: 'Cochinilla de la raíz',
    about: 'Insectos blancos y cerosos viven en las raíces, donde nadie los ve, y la planta deja de crecer.',
    steps: [
      'Aléjala de tus otras plantas.',
      'Lava toda la tierra de las raíces con agua tibia.',
      'Plántala en tierra nueva y una maceta limpia; tira la tierra vieja.',
    ],
    avoid: 'No dejes que su agua corra a los platos de otras plantas.',
    words:
      'cochinilla de la raíz, cochinillas de la raíz, cochinilla de las raíces, cochinilla de raíz, cochinilla radicular',
  },
  scale: {
    name: 'Cochinilla de caparazón',
    about:
      'Insectos quietos bajo pequeños caparazones marrones sueltan una savia pegajosa; las filas iguales bajo un helecho son esporas.',
    steps: [
      'Aléjala de tus otras plantas.',
      'Quita los caparazones con un cepillo suave y un poco de agua jabonosa; en helechos y hojas empolvadas, solo con agua.',
      'Limpia las hojas de la savia pegajosa.',
    ],
    avoid: 'No te fíes de una sola limpieza: vendrán crías tan pequeñas que no se ven.',
    words:
      'cochinilla, cochinillas, caparreta*, lapilla*, insectos escama, insecto escama, piojo de san josé',
  },
  aphids: {
    name: 'Pulgones',
    about: 'Pulgones verdes y negros se apiñan en los brotes tiernos, que se enrollan y se ponen pegajosos.',
    steps: [
      'Quítalos con los dedos, o con un chorro de agua.',
      'Corta las puntas que estén llenas, si tiene muchas.',
      'Al aire libre, deja en paz a las mariquitas y a sus larvas.',
    ],
    avoid: 'No la abones de más: los brotes blandos los atraen.',
    words: 'pulgón*, pulgon*, áfido*',
  },
  thrips: {
    name: 'Trips',
    about:
      'Insectos finos, cortos como una coma, raspan hojas y pétalos, que quedan plateados, y dejan puntitos negros.',
    steps: [
      'Aléjala de tus otras plantas.',
      'Enjuaga todas las hojas, menos las vellosas, y corta las peores y las flores abiertas.',
      'Dentro de casa, cuelga al lado una trampa adhesiva azul o amarilla.',
    ],
    avoid: 'No la lleves por la casa: vuelan y caen en otras plantas.',
    words: 'trips, thrips',
  },
  whitefly: {
    name: 'Mosca blanca',
    about:
      'Unas moscas blancas diminutas se posan bajo las hojas, salen en nube al tocarlas y dejan una savia pegajosa.',
    steps: [
      'Aléjala de tus otras plantas si está en maceta.',
      'Enjuaga el envés de las hojas; dentro de casa, cuelga además trampas adhesivas amarillas.',
      'Quita las hojas viejas cubiertas de larvas.',
    ],
    avoid: 'No la metas en casa para el invierno antes de que esté limpia.',
    words: 'mosca blanca, moscas blancas, mosquita blanca, mosquitas blancas',
  },
  'cyclamen-mites': {
    name: 'Ácaro del ciclamen',
    about:
      'Ácaros demasiado pequeños para verlos se esconden en la yema, y todo lo que brota allí sale pequeño y retorcido.',
    steps: [
      'Aléjala de tus otras plantas y lávate las manos.',
      'Corta las partes retorcidas y tíralas a la basura.',
      'Si las hojas siguientes también salen retorcidas, despídete de la planta.',
    ],
    avoid: 'No toques otras plantas con las mismas manos o tijeras.',
    words: 'ácaro del ciclamen, ácaros del ciclamen, ácaro blanco, araña blanca, tarsonémid*',
  },
};
export default texts;
