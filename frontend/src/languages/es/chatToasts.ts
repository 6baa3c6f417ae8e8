import type { Translation } from '../catalogue';
import type english from '../en/chatToasts';

const texts: Translation<typeof english> = {
  premiumRequired: 'Hace falta Premium',
  premiumText: 'El chat con IA forma parte de Premium. Para usarlo, pasa tu cuenta a Premium.',
  error: 'Error',
  notCreated: 'No se ha podido empezar una conversación nueva',
  notSent: 'No se ha podido enviar el mensaje',
  notStopped: 'No hemos podido parar la respuesta.',
  notRenamed: 'El nombre no ha cambiado. Inténtalo de nuevo.',
  deleted: 'Conversación borrada',
  deletedText: 'Lo que se dijo en ella ya no está.',
  notDeleted: 'No hemos podido borrar esta conversación.',
  speech: 'Error al leer en voz alta',
  speechText: 'No se ha podido leer la respuesta en voz alta.',
  nothingHeard: 'No se ha oído nada',
  notHeard: 'No ha funcionado. Escribe tu pregunta, por favor.',
  notAllowed:
    'Leaflore no puede usar tu micrófono. Permítelo en los ajustes de tu navegador, o escribe tu pregunta.',
  noMicrophone: 'No hemos encontrado ningún micrófono. Escribe tu pregunta, por favor.',
  nobodyHeard: 'No se ha oído a nadie. Inténtalo de nuevo, más cerca del micrófono.',
  noService: 'El navegador no ha podido conectar con su servicio de voz. Escribe tu pregunta, por favor.',
};
export default texts;
