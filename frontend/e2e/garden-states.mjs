import { TODAY } from './garden-answers.mjs';

const kinds = [
  ['Boston Fern', 'Nephrolepis exaltata', 'Bathroom', '2026-11-14', 'needs-care'],
  ['Peace Lily', 'Spathiphyllum', 'Living room', '2026-11-21', 'needs-water'],
  ['Monstera', 'Monstera deliciosa', 'Living room', '2026-11-24', 'healthy'],
  ['Moth Orchid', 'Phalaenopsis', null, '2026-11-26', 'healthy'],
  ['Jade Plant', 'Crassula ovata', 'Kitchen', '2026-12-06', 'healthy'],
];
const idOf = (i) => `33333333-0000-4000-8000-00000000000${i}`;
const slugOf = (name) => name.toLowerCase().replaceAll(' ', '-');

/** The sentences about a watering that is due on this day. */
function toldOf(dueOn) {
  const waterRhythm = 'Every 11 days in winter';
  const month = dueOn.slice(5, 7) === '11' ? 'November' : 'December';
  const waterNext = `Check it around ${Number(dueOn.slice(8))} ${month}.`;
  return { waterReason: `${waterRhythm}. Last watered on 9 November. ${waterNext}`, waterRhythm, waterNext };
}

/** Five plants: the first needs care, the second water, the others nothing today. */
export const PLANTS = kinds.map(([commonName, scientificName, place, waterDueOn, status], i) => ({
  id: idOf(i),
  userId: '22222222-0000-4000-8000-000000000002',
  libraryId: null,
  commonName,
  scientificName,
  description: null,
  imageUrl: `/drawings/${slugOf(commonName)}.svg`,
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright indirect',
  soilType: null,
  careInstructions: 'Water when the top of the soil is dry, and pour away what is left in the saucer.',
  place,
  light: null,
  potCm: null,
  outdoors: false,
  problem: status === 'needs-care' ? 'Brown tips on many fronds' : null,
  dateAdded: '2026-05-01T08:00:00.000Z',
  archivedAt: null,
  lastWatered: '2026-11-09T08:00:00.000Z',
  waterTaskId: `water-${i}`,
  waterDueOn,
  ...toldOf(waterDueOn),
  status,
  needsWater: waterDueOn <= TODAY,
}));

/** Twelve plants, some of them outdoors, without a picture, or unwell and thirsty at once. */
export const SILL = [
  ...PLANTS,
  ...['Rose', 'Lavender', 'Aloe Vera', 'Grandma’s ivy', 'Basil', 'Snake Plant', 'Bird of Paradise'].map(
    (commonName, i) => ({
      ...PLANTS[i % 2 ? 3 : 1],
      id: `33333333-0000-4000-8000-0000000000${20 + i}`,
      commonName,
      imageUrl: i === 3 ? null : `/drawings/${slugOf(commonName)}.svg`,
      outdoors: i < 2,
      problem: i === 2 || i === 4 ? 'Brown spots on the leaves' : null,
      status: i === 2 || i === 4 ? 'needs-care' : PLANTS[i % 2 ? 3 : 1].status,
    }),
  ),
];

/** What November has for a garden. */
const MONTH = {
  month: '2026-11',
  parts: [
    { part: 'rest', plants: PLANTS.map(({ id, commonName }) => ({ id, name: commonName })) },
    { part: 'flower', plants: [{ id: idOf(3), name: 'Moth Orchid' }] },
  ],
  tips: [
    {
      id: 'no-feed-in-winter',
      text: 'Most houseplants rest now and need no fertiliser. Start again in spring, when the days are longer and new leaves appear.',
      source: { name: 'Iowa State University Extension', url: 'https://www.extension.iastate.edu/' },
    },
  ],
};
export const monthOfGardenIs = (page) =>
  page.route('**/api/garden/year*', (route) => route.fulfill({ json: MONTH }));

const wateringOf = ({
  id,
  commonName,
  imageUrl,
  place,
  waterTaskId,
  waterDueOn,
  waterReason,
  waterRhythm,
}) => ({
  id: waterTaskId,
  plantId: id,
  plantName: commonName,
  plantImageUrl: imageUrl,
  place,
  kind: 'water',
  title: null,
  everyDays: 7,
  isOwnRhythm: false,
  active: true,
  lastDoneOn: '2026-11-09',
  dueOn: waterDueOn,
  putOffFrom: null,
  lateOn: waterDueOn,
  reason: waterReason,
  rhythm: waterRhythm,
});
/** The second look at what is wrong with a plant, due today. */
const lookOf = (plant) => ({
  ...wateringOf(plant),
  id: `look-${plant.id}`,
  kind: 'treatment',
  title: 'Look again: is it better?',
  step: 'look',
  problemId: '55555555-0000-4000-8000-000000000001',
  dueOn: TODAY,
  reason: 'Part of its plan, for today.',
  rhythm: null,
});
const isNow = ({ waterDueOn }) => waterDueOn <= TODAY;
const LIST = /\/api\/plants\?/;
const ONE = /\/api\/plants\/33333333-[^/]+$/;
const lost = (route) => route.abort('connectionreset');
const AGAIN = '2026-11-28';

/**
 * The garden and its tasks instead of the server's, with second looks at plants that are unwell; watering moves the date by a
 * week, deleting removes the plant.
 */
export const gardenIs =
  (plants, { archived = [], deleted = [], looks = [], isDayLost = false } = {}) =>
  async (page) => {
    const done = [];
    const gone = new Set();
    const isDone = ({ id }) => done.some(({ plantId }) => plantId === id);
    const now = () =>
      plants
        .filter(({ id }) => !gone.has(id))
        .map((plant) =>
          isDone(plant)
            ? {
                ...plant,
                status: 'healthy',
                needsWater: false,
                waterDueOn: AGAIN,
                ...toldOf(AGAIN),
                problem: null,
              }
            : plant,
        );
    await monthOfGardenIs(page);
    await page.route(LIST, (route) =>
      route.fulfill({ json: route.request().url().includes('archived=true') ? archived : now() }),
    );
    await page.route(ONE, (route) => {
      const id = route.request().url().split('/').at(-1);
      if (route.request().method() !== 'DELETE')
        return route.fulfill({ json: now().find((plant) => plant.id === id) });
      gone.add(id);
      return route.fulfill({ status: 204 });
    });
    await page.route('**/api/deleted-plants', (route) => route.fulfill({ json: deleted }));
    await page.route('**/api/care/today', (route) => {
      if (isDayLost) return lost(route);
      const due = [...now().filter(isNow).map(wateringOf), ...looks.map(lookOf)];
      const byDay = (a, b) => a.waterDueOn.localeCompare(b.waterDueOn);
      const next = now()
        .filter((plant) => !isNow(plant))
        .sort(byDay);
      return route.fulfill({ json: { date: TODAY, due, putOff: [], done, next: next.map(wateringOf) } });
    });
    await page.route('**/api/care/tasks/*/done', (route) => {
      const task = plants.map(wateringOf).find(({ id }) => route.request().url().includes(`/${id}/`));
      done.push(eventOf(task));
      return route.fulfill({
        json: { eventId: `event ${task.id}`, task: { ...task, dueOn: AGAIN }, learnt: null },
      });
    });
  };

const eventOf = ({ id, plantId, plantName, kind }) => ({
  id: `event ${id}`,
  plantId,
  plantName,
  taskId: id,
  kind,
  title: null,
  answer: 'done',
  happenedOn: TODAY,
  createdAt: `${TODAY}T10:00:00Z`,
});

/** The request for the garden fails. */
export const gardenIsLost = async (page) => {
  await page.route(LIST, lost);
  await page.route('**/api/care/today', lost);
};

/** The request for the garden is never answered. */
export const gardenIsComing = async (page) => {
  await page.route(LIST, () => undefined);
  await page.route('**/api/care/today', () => undefined);
};
