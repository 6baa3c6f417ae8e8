import type { Translation } from '../catalogue.js';
import type english from '../en/chat.js';

/** The plant expert: what can fail, and what stands around an answer. */
const texts: Translation<typeof english> = {
  conversationUnknown: 'No encontramos esta conversación.',
  messageUnknown: 'No encontramos este mensaje.',
  pending: 'Tu última pregunta todavía se está contestando. Espera la respuesta, o párala.',
  notLast: 'Solo puedes cambiar la última pregunta que has hecho.',
  otherWords: 'Esto ya se ha enviado una vez con otras palabras. Vuelve a cargar la página.',
  tooMany: 'Tienes {{most}} conversaciones. Borra alguna que ya no necesites.',
  tooManyQuestions_one: 'Puedes hacer {{most}} preguntas en una hora. Podrás seguir en un minuto.',
  tooManyQuestions_many:
    'Puedes hacer {{most}} preguntas en una hora. Podrás seguir en {{minutes}} de minutos.',
  tooManyQuestions_other:
    'Puedes hacer {{most}} preguntas en una hora. Podrás seguir en {{minutes}} minutos.',
  stillAnswering:
    'Esta respuesta está tardando más de lo normal. Tu pregunta está a salvo: la respuesta aparecerá en esta conversación.',
  failed: 'Algo ha interrumpido la respuesta. Tu pregunta está a salvo: hazla de nuevo, por favor.',
  restored: 'Algo ha interrumpido la nueva respuesta. La anterior sigue ahí: inténtalo de nuevo más tarde.',
  modelAway: 'Ahora mismo no podemos conectar con el servicio de IA.',
  modelBusy: 'El servicio de IA está muy ocupado en este momento.',
  modelSlow: 'El servicio de IA ha tardado demasiado.',
  modelMisconfigured: 'El servicio de IA no acepta este servidor.',
  modelUnreadable: 'El servicio de IA ha dado una respuesta que no se puede leer.',
  modelRefused: 'El servicio de IA no ha querido contestar a esto.',
  modelStopped: 'Quien la leía ha parado la respuesta.',
  modelSpent: 'El servicio de IA ya ha llegado a su límite de hoy. Inténtalo de nuevo mañana.',
  nameMissing: 'Ponle un nombre a la conversación',
  blank: 'Escribe una pregunta',
  tooLong: 'Usa como mucho {{most}} caracteres para una pregunta',
  photoAgain: 'Elige la foto otra vez',
  standIn:
    'El modelo de IA no ha podido responder ahora mismo, así que lo ha consultado por ti el asistente propio de Leaflore. No es un modelo de lenguaje.',
  standInFor:
    '{{model}} no ha podido responder ahora mismo, así que lo ha consultado por ti el asistente propio de Leaflore. No es un modelo de lenguaje.',
  cutShort: 'Esta respuesta se ha hecho demasiado larga y termina aquí.',
};
export default texts;
