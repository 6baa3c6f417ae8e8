import type { Article } from './articles';
import { prose } from '../languages/prose';

/** The texts of the articles by slug, each fetched when it is read. */
export const bodies: Record<Article['slug'], ReturnType<typeof prose>> = {
  'common-houseplant-problems-ai-diagnosis': prose(
    'common-houseplant-problems-ai-diagnosis',
    () => import('../languages/en/prose/common-houseplant-problems-ai-diagnosis'),
  ),
  'complete-guide-plant-identification-beginners': prose(
    'complete-guide-plant-identification-beginners',
    () => import('../languages/en/prose/complete-guide-plant-identification-beginners'),
  ),
  'creating-perfect-indoor-garden-monthly-guide': prose(
    'creating-perfect-indoor-garden-monthly-guide',
    () => import('../languages/en/prose/creating-perfect-indoor-garden-monthly-guide'),
  ),
  'plant-disease-detection-ai-technology': prose(
    'plant-disease-detection-ai-technology',
    () => import('../languages/en/prose/plant-disease-detection-ai-technology'),
  ),
};
