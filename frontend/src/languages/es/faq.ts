import type { Translation } from '../catalogue';
import type english from '../en/faq';

const texts: Translation<typeof english> = {
  cost: '¿Cuánto cuesta?',
  costAnswer:
    'Cinco identificaciones, tu jardín, los recordatorios y todas las guías de cuidados son gratis, sin tarjeta. Premium cuesta 4,99\u00a0$ al mes o 29,99\u00a0$ al año, con todas las identificaciones que quieras, el experto en plantas con IA y la comunidad.',
  sure: '¿Hasta qué punto es fiable la identificación?',
  sureAnswer:
    'Cada respuesta dice lo seguros que estamos. Cuando no lo estamos, ves las plantas que podría ser, con imágenes para comparar, en lugar de un solo nombre.',
  eat: '¿Puedo comer una planta que Leaflore ha identificado?',
  eatAnswer:
    'No. No comas nunca una planta, ni se la des a un animal, ni la uses como medicina porque una aplicación le haya puesto nombre. Algunas plantas comestibles tienen dobles venenosas.',
  pets: '¿Es segura mi planta para mi gato o mi perro?',
  petsAnswer:
    'Cada guía de cuidados dice lo que se sabe y nombra la fuente. Donde nadie ha podido decírnoslo, lo dice también: que no se sepa no quiere decir que sea segura.',
  photos: '¿Qué pasa con mis fotos?',
  photosAnswer:
    'Son tuyas. El lugar y los datos de la cámara se quitan antes de guardar una foto, y puedes llevarte tus fotos o borrarlas cuando quieras.',
};
export default texts;
