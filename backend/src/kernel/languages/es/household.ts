import type { Translation } from '../catalogue.js';
import type english from '../en/household.js';

/** Gardens that several people look after. */
const texts: Translation<typeof english> = {
  gardenNotFound: 'Este jardín no se comparte contigo, o ya no.',
  onlyTicking:
    'En este jardín puedes mirar y marcar tareas. Quien lo comparte puede dejarte también cambiar cosas.',
  memberNotFound: 'Esta persona ya no comparte tu jardín.',
  invitationNotFound: 'Esta invitación ya no está pendiente.',
  invitationSpent:
    'Esta invitación ya se ha usado, es demasiado antigua o se envió a un correo que no es el tuyo. Pide una nueva.',
  ownGarden: 'Esta es tu propia dirección. Tu jardín ya es tuyo.',
  memberAlready: 'Esta persona ya comparte tu jardín.',
  full: 'Puedes compartir tu jardín con 5 personas. Primero quita a alguien o retira una invitación.',
  confirmAddressFirst:
    'Confirma primero tu propio correo, en tu perfil. Después podrás invitar a otras personas.',
  chooseRight: 'Elige qué puede hacer esta persona',
  invitationSubject: '¿Me ayudas a cuidar un jardín?',
  invitedToTick:
    'Hola:\n\n{{owner}} cuida sus plantas con Leaflore y quiere compartir su jardín contigo. Puedes verlo y marcar lo que has hecho.\n\nPara participar, abre este enlace antes de que pasen {{days}} días e inicia sesión con esta dirección de correo. Si aún no tienes cuenta, crea una con esta dirección y abre después el enlace otra vez:\n\n{{link}}\n\nSi no sabes quién es, no hagas nada: nadie ve nada tuyo.',
  invitedToChange:
    'Hola:\n\n{{owner}} cuida sus plantas con Leaflore y quiere compartir su jardín contigo. Puedes verlo, marcar lo que has hecho y cambiar las plantas.\n\nPara participar, abre este enlace antes de que pasen {{days}} días e inicia sesión con esta dirección de correo. Si aún no tienes cuenta, crea una con esta dirección y abre después el enlace otra vez:\n\n{{link}}\n\nSi no sabes quién es, no hagas nada: nadie ve nada tuyo.',
};
export default texts;
