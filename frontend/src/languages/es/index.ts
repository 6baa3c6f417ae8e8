import type { LanguagePack } from '../catalogue';
import care from './care';
import days from './days';
import frame from './frame';
import shell from './shell';

const pack: LanguagePack = {
  care,
  days,
  frame,
  shell,
  about: () => import('./about'),
  display: () => import('./display'),
  garden: () => import('./garden'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sill: () => import('./sill'),
  today: () => import('./today'),
};
export default pack;
