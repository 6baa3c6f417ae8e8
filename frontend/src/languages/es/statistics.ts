import type { Translation } from '../catalogue';
import type english from '../en/statistics';

const texts: Translation<typeof english> = {
  title: 'Estadísticas',
  mayWe: '¿Podemos contar tu visita?',
  why: 'Nos ayuda a ver qué páginas se usan. Google Tag Manager sabría el tipo de página y qué se ha hecho en ella, por ejemplo «se ha regado una planta». Nunca sabe tu nombre, tu correo, tus plantas ni tus fotos. Puedes cambiar de opinión en tu perfil o en la página sobre la privacidad.',
  yes: 'Sí, contarla',
  no: 'No, gracias',
  count: 'Contar mis visitas',
  countHint:
    'Google Tag Manager sabe el tipo de página y qué se ha hecho en ella; nunca tu nombre, tu correo, tus plantas ni tus fotos.',
};
export default texts;
