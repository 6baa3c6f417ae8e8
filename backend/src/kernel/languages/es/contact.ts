import type { Translation } from '../catalogue.js';
import type english from '../en/contact.js';

/** Letters to the team, and the newsletter. */
const texts: Translation<typeof english> = {
  nameMissing: 'Falta tu nombre',
  nameLong: 'El nombre es demasiado largo',
  subjectMissing: 'Falta el asunto',
  subjectLong: 'El asunto es demasiado largo',
  messageShort: 'El mensaje debe tener al menos 10 caracteres',
  messageLong: 'El mensaje es demasiado largo',
  thanks: 'Gracias por escribirnos. Contestamos en un plazo de 24 horas.',
  mailSubject: 'Mensaje: {{subject}}',
  memberWrites: '{{name}} <{{email}}>, miembro de Leaflore, escribe:',
  visitorWrites: '{{name}} <{{email}}>, sin cuenta, escribe:',
  answerGoesTo:
    'Si respondes a este correo, tu respuesta va a la dirección indicada. Se escribió en el formulario y puede no ser correcta.',
  messageGone: 'Este mensaje ya no está.',
  // The newsletter: its list.
  linkUnknown: 'Este enlace ya no funciona. Suscríbete de nuevo para recibir otro.',
  openLink: 'Abre el enlace del correo que te hemos enviado. Con eso ya estás en la lista.',
  wishNoted:
    'Este servidor todavía no envía correos. Hemos anotado tu solicitud; quien lo administra tiene el enlace.',
  // The mail that asks whether somebody wants it.
  askTips: '¿Quieres recibir consejos de Leaflore para tus plantas?',
  hello: 'Hola:',
  askedFor:
    'Alguien, esperamos que hayas sido tú, ha pedido nuestro boletín para esta dirección. Una vez al mes cuenta lo que las plantas necesitan en ese momento. Para decir que sí, abre este enlace antes de que pasen {{days}} días:',
  notYou: 'Si no has sido tú, no hagas nada: no volveremos a escribir a esta dirección.',
  // An issue.
  why: 'Recibes este correo porque te suscribiste a los consejos de Leaflore.',
  noMore: 'No quiero más correos como este',
  noMoreAt: 'No quiero más correos como este:\n{{link}}',
  issueOf: 'Tus plantas en {{month}}',
  north: 'En {{month}}, al norte del ecuador',
  south: 'En {{month}}, al sur del ecuador',
  plantOfMonth: 'La planta del mes: {{plant}}',
  issueSent: 'El boletín de este mes ya se ha enviado.',
  issueOnItsWay: 'El boletín está en camino.',
  notAMonth: 'Escribe el mes así: 2026-12',
};
export default texts;
