import type { Translation } from '../catalogue.js';
import type english from '../en/billing.js';

/** Premium: what can fail about plans and payments, and the mail before a renewal. */
const texts: Translation<typeof english> = {
  grantIsOver: 'Ese día ya ha pasado. Elige un día a partir de hoy.',
  notADay: 'Escribe el día así: 2026-12-31.',
  notSetUp: 'En este servidor no están configurados los pagos.',
  unavailable:
    'El servicio de pago no responde en este momento. Inténtalo de nuevo dentro de unos minutos: nunca se te cobra dos veces.',
  declined: 'Tu tarjeta ha sido rechazada.',
  insufficientFunds: 'No hay saldo suficiente en tu tarjeta.',
  cardExpired: 'Tu tarjeta ha caducado.',
  wrongCode: 'El código de seguridad de tu tarjeta no es correcto.',
  wrongNumber: 'El número de tu tarjeta no es correcto.',
  confirmAtBank:
    'Tu banco quiere que confirmes este pago, y aquí no es posible. Cambia tu tarjeta o usa otra.',
  alreadySubscribed: 'Ya tienes una suscripción.',
  disputed:
    'Tu banco ha reclamado tu último pago. Hasta que se resuelva, no puedes volver a suscribirte. Si tú no lo has pedido, llama a tu banco.',
  owed: 'Tu último pago no se ha completado. Págalo primero y después podrás cambiar de plan.',
  paidByCredit: 'Con lo que ya habías pagado basta. Tienes Premium y no se te ha cobrado nada.',
  noSubscription: 'No tienes ninguna suscripción.',
  notConfirmed:
    'El pago todavía no está confirmado. En cuanto lo esté, tu cuenta pasará automáticamente a Premium.',
  processing:
    'Tu banco todavía está tramitando tu pago. En cuanto termine, tu cuenta pasará automáticamente a Premium: no tienes que pagar otra vez.',
  paymentNotFound: 'No encontramos este pago.',
  noPayment: 'Esto no es un pago.',
  webhookRefused: 'Este mensaje no está firmado por el servicio de pago.',
  // The mail a week before an annual plan is renewed.
  renewsOn: 'Tu Leaflore Premium se renueva el {{day}}',
  hello: 'Hola, {{name}}:',
  willCharge:
    'Tu plan anual de Leaflore Premium se renueva el {{day}}. Ese día cobraremos {{price}} en tu tarjeta.',
  nothingToDo: 'Si te parece bien, no tienes que hacer nada.',
  mayStop: 'Si prefieres dejarlo, puedes cancelar con un clic y conservar Premium hasta ese día: {{page}}',
};
export default texts;
