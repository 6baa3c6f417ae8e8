import type { Translation } from '../catalogue';
import type english from '../en/newsletterIssues';

const texts: Translation<typeof english> = {
  title: 'Boletín',
  lead: 'Escrito a partir de la estación y de la biblioteca. Míralo y envíalo: una vez cada mes.',
  loading: 'Cargando el boletín',
  month: 'Mes',
  sentSoFar: 'Enviados hasta ahora',
  lookAgain: 'Mirar otra vez',
  listNotLoaded: 'No hemos podido cargar la lista',
  none: 'Todavía no se ha enviado ningún boletín.',
  sent: 'Enviados: {{sent}}.',
  underWay: 'Enviados: {{sent}}, por enviar: {{waiting}}.',
  lost: 'Sin entregar: {{failed}}.',
  notWritten: 'No hemos podido escribir este número',
  writing: 'Escribiendo el número',
  preview: 'Vista previa',
  sentAlready: 'Este número ya se ha enviado.',
  sendTo_one: 'Enviar a {{count}} persona',
  sendTo_many: 'Enviar a {{count}} de personas',
  sendTo_other: 'Enviar a {{count}} personas',
  nobody: 'Todavía no se ha suscrito nadie.',
  sureTitle: '¿Enviarlo ahora?',
  sureText_one: '«{{subject}}» llega a {{count}} persona. Después no se puede deshacer.',
  sureText_many: '«{{subject}}» llega a {{count}} de personas. Después no se puede deshacer.',
  sureText_other: '«{{subject}}» llega a {{count}} personas. Después no se puede deshacer.',
  sendNow: 'Enviar',
  notYet: 'Todavía no',
  sending: 'Enviando...',
  sentTitle: 'Boletín enviado',
  notSent: 'El boletín no se ha enviado.',
};
export default texts;
