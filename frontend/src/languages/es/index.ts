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
  account: () => import('./account'),
  auth: () => import('./auth'),
  billing: () => import('./billing'),
  data: () => import('./data'),
  display: () => import('./display'),
  email: () => import('./email'),
  garden: () => import('./garden'),
  leftEasy: () => import('./leftEasy'),
  login: () => import('./login'),
  password: () => import('./password'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  premium: () => import('./premium'),
  profile: () => import('./profile'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sill: () => import('./sill'),
  statistics: () => import('./statistics'),
  today: () => import('./today'),
};
export default pack;
