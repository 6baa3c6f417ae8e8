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
  admin: () => import('./admin'),
  adminLists: () => import('./adminLists'),
  adminToasts: () => import('./adminToasts'),
  answered: () => import('./answered'),
  charts: () => import('./charts'),
  chat: () => import('./chat'),
  chatToasts: () => import('./chatToasts'),
  community: () => import('./community'),
  denied: () => import('./denied'),
  desk: () => import('./desk'),
  display: () => import('./display'),
  expert: () => import('./expert'),
  garden: () => import('./garden'),
  invitation: () => import('./invitation'),
  mailbox: () => import('./mailbox'),
  newsletter: () => import('./newsletter'),
  newsletterIssues: () => import('./newsletterIssues'),
  newsletterLink: () => import('./newsletterLink'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  safety: () => import('./safety'),
  schedule: () => import('./schedule'),
  sill: () => import('./sill'),
  today: () => import('./today'),
};
export default pack;
