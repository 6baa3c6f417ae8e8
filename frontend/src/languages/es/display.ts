import type { Translation } from '../catalogue';
import type english from '../en/display';

const texts: Translation<typeof english> = {
  title: 'Pantalla',
  description: 'Elige lo que sea más cómodo para tus ojos. Puedes cambiarlo cuando quieras.',
  easyView: 'Vista fácil',
  easyViewMember:
    'Letra más grande, líneas más marcadas, nada se mueve y el inicio muestra las plantas de una en una',
  easyViewVisitor:
    'Letra más grande, líneas más marcadas, nada se mueve y las plantas de una en una cuando hayas iniciado sesión',
  openEasyView: 'Abrir la vista fácil',
  colours: 'Colores',
  device: 'Como el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  language: 'Idioma',
};
export default texts;
