import type { LanguagePack } from '../catalogue';
import care from './care';
import days from './days';
import fields from './fields';
import frame from './frame';
import shell from './shell';
import toasts from './toasts';

const pack: LanguagePack = {
  care,
  days,
  fields,
  frame,
  shell,
  toasts,
  about: () => import('./about'),
  answers: () => import('./answers'),
  compare: () => import('./compare'),
  copying: () => import('./copying'),
  display: () => import('./display'),
  doctor: () => import('./doctor'),
  garden: () => import('./garden'),
  guide: () => import('./guide'),
  home: () => import('./home'),
  journal: () => import('./journal'),
  library: () => import('./library'),
  paging: () => import('./paging'),
  plant: () => import('./plant'),
  plantform: () => import('./plantform'),
  planting: () => import('./planting'),
  plants: () => import('./plants'),
  reveal: () => import('./reveal'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sheets: () => import('./sheets'),
  sill: () => import('./sill'),
  today: () => import('./today'),
  treatment: () => import('./treatment'),
  waiting: () => import('./waiting'),
  writing: () => import('./writing'),
  year: () => import('./year'),
};
export default pack;
