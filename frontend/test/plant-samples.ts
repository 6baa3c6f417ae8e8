import { http, HttpResponse } from 'msw';
import type { CareTaskDto, JournalEntryDto, PlantDto } from '../src/shared/api/api';
import type { HealthProblemDto } from '../src/shared/api/doctor';
import { problem, rosa } from './visit';

/** The date of the tests about one plant. */
export const TODAY = '2026-11-21';

/** Sets the clock to that date; timers keep running. */
export const beToday = () =>
  jest.useFakeTimers({
    now: new Date(`${TODAY}T10:00:00Z`),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** A peace lily that needs water. */
export const lily: PlantDto = {
  id: '11111111-0000-4000-8000-000000000001',
  userId: rosa.id,
  libraryId: null,
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum wallisii',
  description: null,
  imageUrl: '/api/photos/1/first.webp',
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright indirect',
  soilType: null,
  careInstructions: 'Water when the top is dry.',
  place: 'Living room',
  light: null,
  potCm: null,
  outdoors: false,
  problem: null,
  dateAdded: '2026-05-01T08:00:00.000Z',
  archivedAt: null,
  lastWatered: null,
  waterTaskId: 'water-task',
  waterDueOn: '2026-11-18',
  waterReason: 'Every week. Last watered on 11 November. Check it around 18 November.',
  waterRhythm: 'Every week',
  waterNext: 'Check it around 18 November.',
  status: 'needs-water',
  needsWater: true,
};

/** Watering that was due three days before. */
export const aTask = (more: Partial<CareTaskDto> = {}): CareTaskDto => ({
  id: 'water-task',
  plantId: lily.id,
  plantName: lily.commonName,
  plantImageUrl: lily.imageUrl,
  place: lily.place,
  isSeasonOver: false,
  kind: 'water',
  title: null,
  problemId: null,
  step: null,
  everyDays: 7,
  isOwnRhythm: false,
  active: true,
  lastDoneOn: '2026-11-11',
  dueOn: '2026-11-18',
  putOffFrom: null,
  lateOn: '2026-11-22',
  reason: 'Every week. Last watered on 11 November. Check it around 18 November.',
  rhythm: 'Every week',
  ...more,
});

/** A journal entry of that day. */
export const anEntry = (id: string, more: Partial<JournalEntryDto> = {}): JournalEntryDto => ({
  id,
  plantId: lily.id,
  userId: rosa.id,
  content: 'Two new leaves.',
  imageUrl: null,
  careActions: [],
  createdAt: '2026-11-21T09:00:00.000Z',
  source: 'journal',
  by: null,
  undoable: [],
  ...more,
});

/** Spider mites, two days into the plan. */
export const aProblem = (more: Partial<HealthProblemDto> = {}): HealthProblemDto => ({
  id: '22222222-0000-4000-8000-000000000001',
  plantId: lily.id,
  diagnosis: 'spider-mites',
  title: 'Spider mites',
  words: null,
  answers: { look: 'coating', coating: 'webs' },
  causes: [],
  openedOn: '2026-11-20',
  photoOn: '2026-12-01',
  lookAgainOn: '2026-12-05',
  closedOn: null,
  outcome: null,
  steps: [
    ['move', 'step', 'Move it away from your other plants.', '2026-11-20', '2026-11-20'] as const,
    ['rinse', 'step', 'Rinse the leaves with lukewarm water.', '2026-11-21', null] as const,
    ['photo', 'photo', 'Take a photo from the same side as before.', '2026-12-01', null] as const,
    ['look', 'look', 'Look again: is it better?', '2026-12-05', null] as const,
  ].map(([taskId, kind, text, dueOn, doneOn]) => ({ taskId, kind, text, dueOn, doneOn })),
  photoBefore: '/api/photos/1/before.webp',
  photoAfter: '/api/photos/1/after.webp',
  ...more,
});

/** The answers that this plant's page asks for. */
export const plantAnswers = (
  tasks: CareTaskDto[] = [aTask()],
  entries: JournalEntryDto[] = [],
  plant: PlantDto = lily,
) => [
  http.get('*/api/plants/:id', ({ params }) =>
    params.id === plant.id
      ? HttpResponse.json(plant)
      : problem(404, 'plant-not-found', 'We can’t find this plant in your garden.'),
  ),
  http.get('*/api/plants/:id/problems', () => HttpResponse.json([])),
  http.get('*/api/plants/:id/schedule', () => HttpResponse.json(tasks)),
  http.get('*/api/plants/:id/journal', () => HttpResponse.json(entries)),
];
