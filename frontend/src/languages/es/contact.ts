import type { Translation } from '../catalogue';
import type english from '../en/contact';

const texts: Translation<typeof english> = {
  title: 'Escríbenos',
  lead: 'Cuéntanoslo con tus propias palabras. Lo lee una persona, y te contesta.',
  reply:
    'Respondemos en 24 horas. Los miembros Premium también pueden preguntar cuando quieran en el <link>chat con el experto en plantas con IA</link>.',
  before: 'Antes de escribir',
  help: '¿En qué podemos ayudarte?',
  helpIdentify: 'Ayuda para identificar una planta',
  helpPremium: 'Preguntas sobre tu cuenta Premium',
  helpTechnical: 'Problemas técnicos',
  helpFeedback: 'Opiniones y sugerencias',
  tips: 'Unos consejos',
  tipPhotos: 'Envía fotos de tu planta: adjúntalas a tu respuesta cuando te contestemos.',
  tipDevice: 'Di qué dispositivo usas, por ejemplo un iPhone o un ordenador con Windows.',
  tipReply: 'Tendrás respuesta en 24 horas.',
  tipUrgent: 'Si es urgente, pon URGENTE en el asunto.',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHint: 'Enviamos nuestra respuesta a esta dirección.',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando el mensaje...',
  notSent: 'Tu mensaje no se ha enviado.',
  nameMissing: 'Falta tu nombre',
  nameLong: 'El nombre es demasiado largo',
  emailWrong: 'La dirección de correo no es válida',
  subjectMissing: 'Falta el asunto',
  subjectLong: 'El asunto es demasiado largo',
  messageShort: 'El mensaje debe tener al menos 10 caracteres',
  messageLong: 'El mensaje es demasiado largo',
  sent: '¡Mensaje enviado!',
  sendFailed: 'No se ha podido enviar el mensaje',
  sendFailedText: 'Ha habido un problema al enviar tu mensaje. Inténtalo de nuevo más tarde.',
};
export default texts;
