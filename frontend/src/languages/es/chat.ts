import type { Translation } from '../catalogue';
import type english from '../en/chat';

const texts: Translation<typeof english> = {
  title: 'Experto en plantas con IA',
  lead: 'Pregunta por tus plantas. El experto mira en tu jardín y en nuestra biblioteca.',
  loading: 'Cargando tus conversaciones',
  premiumRequired: 'Hace falta Premium',
  upgrade: 'Pasar a Premium',
  kept: 'Tus conversaciones se han guardado todas: las tienes abajo. Con Premium sigues donde lo dejaste.',
  knows: 'El experto conoce tus plantas: cuándo las regaste por última vez, qué toca y qué les puede pasar.',
};
export default texts;
