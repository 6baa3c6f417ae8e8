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
  answer: () => import('./answer'),
  answers: () => import('./answers'),
  certainty: () => import('./certainty'),
  compare: () => import('./compare'),
  copying: () => import('./copying'),
  device: () => import('./device'),
  difficulty: () => import('./difficulty'),
  display: () => import('./display'),
  doctor: () => import('./doctor'),
  garden: () => import('./garden'),
  guide: () => import('./guide'),
  home: () => import('./home'),
  identifications: () => import('./identifications'),
  identify: () => import('./identify'),
  journal: () => import('./journal'),
  kept: () => import('./kept'),
  key: () => import('./key'),
  keypage: () => import('./keypage'),
  library: () => import('./library'),
  outcomes: () => import('./outcomes'),
  paging: () => import('./paging'),
  photo: () => import('./photo'),
  plant: () => import('./plant'),
  plantform: () => import('./plantform'),
  planting: () => import('./planting'),
  plants: () => import('./plants'),
  retake: () => import('./retake'),
  reveal: () => import('./reveal'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sheets: () => import('./sheets'),
  sill: () => import('./sill'),
  today: () => import('./today'),
  treatment: () => import('./treatment'),
  upload: () => import('./upload'),
  waiting: () => import('./waiting'),
  watered: () => import('./watered'),
  writing: () => import('./writing'),
  year: () => import('./year'),
};
export default pack;
