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
  blog: () => import('./blog'),
  contact: () => import('./contact'),
  display: () => import('./display'),
  faq: () => import('./faq'),
  garden: () => import('./garden'),
  heads: () => import('./heads'),
  landing: () => import('./landing'),
  legal: () => import('./legal'),
  notFound: () => import('./notFound'),
  plant: () => import('./plant'),
  plants: () => import('./plants'),
  safety: () => import('./safety'),
  sample: () => import('./sample'),
  schedule: () => import('./schedule'),
  sill: () => import('./sill'),
  today: () => import('./today'),
  prose: {
    'common-houseplant-problems-ai-diagnosis': () =>
      import('./prose/common-houseplant-problems-ai-diagnosis'),
    'complete-guide-plant-identification-beginners': () =>
      import('./prose/complete-guide-plant-identification-beginners'),
    'creating-perfect-indoor-garden-monthly-guide': () =>
      import('./prose/creating-perfect-indoor-garden-monthly-guide'),
    'plant-disease-detection-ai-technology': () => import('./prose/plant-disease-detection-ai-technology'),
    privacy: () => import('./prose/privacy'),
    terms: () => import('./prose/terms'),
  },
};
export default pack;
