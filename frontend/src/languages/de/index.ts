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
  away: () => import('./away'),
  calendar: () => import('./calendar'),
  display: () => import('./display'),
  easy: () => import('./easy'),
  garden: () => import('./garden'),
  gardens: () => import('./gardens'),
  household: () => import('./household'),
  install: () => import('./install'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  printed: () => import('./printed'),
  remind: () => import('./remind'),
  reminded: () => import('./reminded'),
  reminders: () => import('./reminders'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  share: () => import('./share'),
  sill: () => import('./sill'),
  sitter: () => import('./sitter'),
  today: () => import('./today'),
};
export default pack;
