import { LILY } from './garden-answers.mjs';

const step = (taskId, kind, text, dueOn, doneOn = null) => ({ taskId, kind, text, dueOn, doneOn });

/** Spider mites, five days into their plan. */
const mites = {
  id: '33333333-0000-4000-8000-000000000001',
  plantId: LILY,
  diagnosis: 'spider-mites',
  title: 'Spider mites',
  words: 'Fine webs under the leaves',
  answers: { look: 'coating', coating: 'webs' },
  causes: [],
  openedOn: '2026-11-16',
  photoOn: '2026-11-26',
  lookAgainOn: '2026-11-30',
  closedOn: null,
  outcome: null,
  steps: [
    step('a', 'step', 'Move it away from your other plants.', '2026-11-16', '2026-11-16'),
    step(
      'b',
      'step',
      'Rinse the leaves with lukewarm water, above all underneath.',
      '2026-11-16',
      '2026-11-17',
    ),
    step('c', 'step', 'Rinse the leaves with lukewarm water, above all underneath.', '2026-11-21'),
    step('d', 'photo', 'Take a photo from the same side as before.', '2026-11-26'),
    step('e', 'look', 'Look again: is it better?', '2026-11-30'),
  ],
  photoBefore: '/api/photos/1/old.webp',
  photoAfter: '/api/photos/1/new.webp',
};
const title = 'Still unwell: Spider mites';

/** The problems of the plant by the state that they show. */
export const problems = {
  plan: [mites],
  words: [
    {
      ...mites,
      diagnosis: null,
      title: 'Brown tips on the lower leaves',
      words: null,
      steps: [],
      photoAfter: null,
    },
  ],
  notBetter: [
    { ...mites, id: 'next', diagnosis: null, title, words: title, steps: [], photoAfter: null },
    { ...mites, closedOn: '2026-11-20', outcome: 'not-better' },
  ],
};
