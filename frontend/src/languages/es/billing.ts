import type { Translation } from '../catalogue';
import type english from '../en/billing';

const texts: Translation<typeof english> = {
  formNotLoaded: 'No hemos podido cargar el formulario para tu tarjeta',
  nothingCharged: 'No se ha cobrado nada.',
  processing: 'Procesando...',
  loading: 'Cargando...',
  pay: 'Pagar {{price}}',
  toMonthly: '¿Cambiar al plan mensual?',
  toAnnual: '¿Cambiar al plan anual?',
  changing: 'Cambiando...',
  changeAndPay: 'Cambiar y pagar {{price}}',
  change: 'Cambiar mi plan',
  keep: 'Conservar mi plan',
  costUnknown: 'No hemos podido averiguar cuánto cuesta',
  planAsWas: 'Tu plan sigue como estaba.',
  askingCost: 'Averiguando cuánto cuesta',
  chargedNow:
    '<strong>Ahora se cobran {{price}} en tu tarjeta.</strong> Lo que has pagado por el resto de tu plan actual ya está descontado.',
  nothingNow:
    '<strong>Ahora no se cobra nada.</strong> Con lo que has pagado por el resto de tu plan actual es suficiente.',
  leftOver: 'Sobran {{price}}. Se usarán primero para tus próximos pagos.',
  begins: 'El nuevo plan empieza hoy. Se renueva el {{day}}.',
  beginsMonthly: 'El nuevo plan empieza hoy y cuesta {{price}} al mes. Se renueva el {{day}}.',
  beginsAnnual: 'El nuevo plan empieza hoy y cuesta {{price}} al año. Se renueva el {{day}}.',
};
export default texts;
