import type { Translation } from '../catalogue';
import type english from '../en/email';

const texts: Translation<typeof english> = {
  confirm: 'Confirma tu dirección de correo',
  sendAgain: 'Enviarlo otra vez',
  noMail: 'Este servidor todavía no envía correos. Pide a quien lo administra que confirme tu dirección.',
  openLink: 'Abre el enlace que hemos enviado a {{email}}. Después podremos enviarte allí tus recordatorios.',
  restWorks: 'Todo lo demás ya funciona.',
  sending: 'Enviando...',
  isConfirmed: 'Tu dirección de correo está confirmada',
  thanks: 'Gracias. Si activas los recordatorios, pueden llegarte a {{email}}.',
  confirming: 'Confirmando tu dirección de correo',
  openGarden: 'Abrir Mi jardín',
  notConfirmed: 'No hemos podido confirmar tu dirección de correo',
  spent: 'Este enlace ya no funciona.',
  spentText: 'Ya se ha usado, es demasiado antiguo o es de otra cuenta.',
  sendNew: 'Enviarme un enlace nuevo',
  notSent: 'No hemos podido enviar el enlace.',
};
export default texts;
