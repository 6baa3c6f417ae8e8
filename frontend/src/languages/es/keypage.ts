import type { Translation } from '../catalogue';
import type english from '../en/keypage';

const texts: Translation<typeof english> = {
  title: '¿Qué ves?',
  lead: 'Toca lo que más se parezca a tu planta. Un toque equivocado no importa: no se descarta ninguna planta.',
  loading: 'Cargando la primera pregunta',
};
export default texts;
