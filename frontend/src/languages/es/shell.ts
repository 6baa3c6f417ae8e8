import type { Translation } from '../catalogue';
import type english from '../en/shell';

const texts: Translation<typeof english> = {
  back: 'Volver',
  calendar: 'Calendario',
  journal: 'Diario',
  display: 'Pantalla',
  done: 'Hecho',
  undo: 'Deshacer',
  loading: 'Cargando',
  save: 'Guardar',
  cancel: 'Cancelar',
  change: 'Cambiar',
  close: 'Cerrar',
  delete: 'Borrar',
  myGarden: 'Mi jardín',
  tryAgain: 'Intentar de nuevo',
  tryInAMoment: 'Inténtalo de nuevo dentro de un momento.',
  checkConnection: 'Comprueba tu conexión.',
  networkError: 'Error de red. Inténtalo de nuevo.',
  shareTitle: 'Leaflore: ¿qué planta es esta y qué necesita?',
  shareText: 'Haz una foto de una planta y descubre cómo se llama, cómo está y qué hacer ahora.',
};
export default texts;
