import type { Translation } from '../catalogue';
import type english from '../en/mailbox';

const texts: Translation<typeof english> = {
  title: 'Buzón',
  lead: 'Correos que se han quedado en este servidor, porque no hay ningún servidor de correo configurado (SMTP_URL).',
  notLoaded: 'No hemos podido cargar el buzón',
  loading: 'Cargando el buzón',
  none: 'No hay correo',
  noneText: 'Aquí se ve lo que la aplicación enviaría.',
  sentTo: '{{moment}}, para {{to}}',
};
export default texts;
