import type { Translation } from '../catalogue';
import type english from '../en/identifications';

const texts: Translation<typeof english> = {
  title: 'Identifi\u00adcaciones',
  identify: 'Identificar una planta',
  loading: 'Cargando tus identificaciones',
  notLoaded: 'No hemos podido cargar tus identificaciones',
  safe: 'Están a salvo en el servidor.',
  showMore: 'Mostrar más',
  none: 'Todavía no hay identificaciones',
  noneText: 'Haz una foto de una planta, y nuestra respuesta se guardará aquí, solo para ti.',
  onDevice: 'En tu dispositivo',
  working: 'Estamos en ello',
  notCounted: 'No se ha contado',
  confirmed: 'Confirmada',
  chosen: 'La elegiste tú',
  sure: 'Seguros al {{percent}}',
  notSure: 'No estamos seguros',
  stillLooking: 'Todavía mirando',
  failed: 'No ha funcionado',
  noPlant: 'No se ve ninguna planta',
  perhaps: 'Quizá {{name}}',
  notListed: 'Ninguna de las plantas que conocemos',
  askedOn: 'Preguntaste el <time>{{day}}</time>',
  loadingOne: 'Cargando tu identificación',
  notFound: 'No encontramos esta identificación',
  notFoundText: 'En tu cuenta no hay ninguna en esta dirección.',
  oneNotLoaded: 'No hemos podido cargar esta identificación',
  oneSafe: 'Está a salvo en el servidor.',
};
export default texts;
