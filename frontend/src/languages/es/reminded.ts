import type { Translation } from '../catalogue';
import type english from '../en/reminded';

const texts: Translation<typeof english> = {
  title: 'Tu recordatorio',
  loading: 'Cargando tu recordatorio',
  notOpened: 'No hemos podido abrir este enlace.',
  nothingChanged: 'No se ha cambiado nada.',
  turnOnAgain: 'Puedes volver a activarlos en tu perfil cuando quieras.',
  openGarden: 'Abrir mi jardín',
  allDone: 'Sí, todo hecho',
  later: 'Recuérdamelo mañana',
  stop: 'No enviarme más mensajes',
  stopped: 'Ya no recibirás más mensajes.',
  noted: 'Anotado como hecho. ¡Gracias!',
  tomorrow: 'Te lo recordaremos mañana.',
  notDue: 'Ya no toca nada de esto.',
  askStop: '¿Dejamos de enviarte recordatorios?',
  askDone: '¿Está hecho?',
  askLater: '¿Lo dejamos para mañana?',
};
export default texts;
