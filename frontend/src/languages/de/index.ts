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
  answer: () => import('./answer'),
  certainty: () => import('./certainty'),
  device: () => import('./device'),
  difficulty: () => import('./difficulty'),
  display: () => import('./display'),
  garden: () => import('./garden'),
  identifications: () => import('./identifications'),
  identify: () => import('./identify'),
  kept: () => import('./kept'),
  key: () => import('./key'),
  keypage: () => import('./keypage'),
  outcomes: () => import('./outcomes'),
  photo: () => import('./photo'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  retake: () => import('./retake'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sill: () => import('./sill'),
  today: () => import('./today'),
  upload: () => import('./upload'),
  watered: () => import('./watered'),
};
export default pack;
