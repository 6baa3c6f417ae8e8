import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** The texts of the articles by slug, each fetched when it is read. */
export const bodies: Record<string, Load> = {
  'common-houseplant-problems-ai-diagnosis': () =>
    import('./articles/common-houseplant-problems-ai-diagnosis'),
  'complete-guide-plant-identification-beginners': () =>
    import('./articles/complete-guide-plant-identification-beginners'),
  'creating-perfect-indoor-garden-monthly-guide': () =>
    import('./articles/creating-perfect-indoor-garden-monthly-guide'),
  'plant-disease-detection-ai-technology': () => import('./articles/plant-disease-detection-ai-technology'),
};
