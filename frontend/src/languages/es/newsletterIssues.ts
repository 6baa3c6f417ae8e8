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
  underWay: 'Enviados: {{sent}}, quedan {{waiting}}.',
  lost: 'Sin entregar: {{failed}}.',
  notWritten: 'No hemos podido escribir este número',
  writing: 'Escribiendo el número',
  preview: 'Vista previa',
  sentAlready: 'Este número ya se ha enviado.',
  sendTo_one: 'Enviar a {{count}} persona',
  sendTo_many: 'Enviar a {{count}} de personas',
  sendTo_other: 'Enviar a {{count}} personas',
  sending: 'Enviando...',
  sentTitle: 'Boletín enviado',
  notSent: 'El boletín no se ha enviado.',
};
export default texts;
