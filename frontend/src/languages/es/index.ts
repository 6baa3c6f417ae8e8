import type { LanguagePack } from '../catalogue';
import care from './care';
import days from './days';
import shell from './shell';

const pack: LanguagePack = {
  care,
  days,
  shell,
  about: () => import('./about'),
  garden: () => import('./garden'),
  plants: () => import('./plants'),
  sill: () => import('./sill'),
  today: () => import('./today'),
};
export default pack;
