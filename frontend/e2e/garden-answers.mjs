import { aPicture } from './pictures.mjs';

/** The date in this garden. */
export const TODAY = '2026-11-21';
export const LILY = '11111111-0000-4000-8000-000000000001';

const lily = {
  id: LILY,
  userId: '22222222-0000-4000-8000-000000000002',
  libraryId: null,
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum wallisii',
  description: 'White sails above glossy leaves, even in a rather dark room.',
  imageUrl: '/drawings/peace-lily.svg',
  waterNeeds: 'Weekly',
  lightNeeds: 'Low to medium indirect',
  soilType: 'Peat-free houseplant compost with bark',
  careInstructions: 'Water when the top 2 cm are dry, or at the first sign of drooping.',
  place: 'Living room',
  light: null,
  potCm: null,
  outdoors: false,
  problem: null,
  dateAdded: '2026-05-01T08:00:00.000Z',
  archivedAt: null,
  lastWatered: '2026-11-09T08:00:00.000Z',
  waterTaskId: 'water',
  waterDueOn: '2026-11-20',
  waterReason: 'Every 11 days in winter. Last watered on 9 November. Check it around 20 November.',
  waterRhythm: 'Every 11 days in winter',
  waterNext: 'Check it around 20 November.',
  status: 'needs-water',
  needsWater: true,
};
const aTask = (kind, dueOn, more) => ({
  id: kind,
  plantId: LILY,
  plantName: lily.commonName,
  plantImageUrl: lily.imageUrl,
  place: lily.place,
  kind,
  title: null,
  everyDays: 7,
  isOwnRhythm: false,
  active: true,
  lastDoneOn: null,
  dueOn,
  putOffFrom: null,
  lateOn: dueOn,
  reason: lily.waterReason,
  rhythm: lily.waterRhythm,
  ...more,
});
const tasks = [
  aTask('water', '2026-11-20'),
  aTask('fertilise', '2027-03-01', {
    everyDays: 30,
    reason: 'Every month, from March to September. Next on 1 March 2027.',
    rhythm: 'Every month, from March to September',
  }),
  aTask('custom', '2026-11-24', {
    title: 'Turn the pot',
    everyDays: 5,
    isOwnRhythm: true,
    reason: 'Every 5 days, as you chose. Last done on 19 November. Next on 24 November.',
    rhythm: 'Every 5 days, as you chose',
  }),
  aTask('mist', '2026-11-24', { active: false }),
];
const anEntry = (id, createdAt, content, more) => ({
  id,
  plantId: LILY,
  userId: lily.userId,
  content,
  imageUrl: null,
  careActions: [],
  createdAt,
  source: 'journal',
  undoable: (more?.careActions ?? []).map((kind) => ({ eventId: id, kind })),
  ...more,
});
const watered = { source: 'care', careActions: ['water'] };
const entries = [
  anEntry('6', '2026-11-20T09:00:00Z', 'A new leaf is unrolling, pale green and still soft.', {
    imageUrl: '/api/photos/1/new.webp',
    careActions: ['mist'],
  }),
  anEntry('5', '2026-11-09T08:00:00Z', 'Watered.', watered),
  anEntry(
    '4',
    '2026-11-02T08:00:00Z',
    'I moved it away from the window: the afternoon sun was too much for it.',
  ),
  anEntry('3', '2026-10-30T08:00:00Z', 'Watered: the soil was dry.', watered),
  anEntry('2', '2026-10-19T08:00:00Z', 'Checked: the soil was still moist.', watered),
  anEntry('1', '2026-05-01T08:00:00Z', 'It came home today.', { imageUrl: '/api/photos/1/old.webp' }),
];

/** The year of the lily. */
const YEAR = {
  rest: [1, 2, 11, 12],
  feed: [3, 4, 5, 6, 7, 8, 9],
  repot: [3, 4, 5],
  prune: [],
  flower: [5, 6],
};

const PAGE = 12;

/** A page of the journal with a link to the next one, as the server sends it; real pages are longer. */
function pageOf(story, route) {
  const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
  const link = `</api/plants/${LILY}/journal?cursor=${from + PAGE}>; rel="next"`;
  const headers = from + PAGE < story.length ? { link } : {};
  return { json: story.slice(from, from + PAGE), headers };
}

/** Two years of care, with a note every other month. */
export const longStory = Array.from({ length: 70 }, (_, i) => {
  const day = new Date(Date.parse(`${TODAY}T08:00:00Z`) - (i + 1) * 11 * 86_400_000).toISOString();
  return i % 6 === 2
    ? anEntry(`long ${i}`, day, 'It has grown a hand higher since I wrote last, and leans to the light.')
    : anEntry(`long ${i}`, day, i % 4 ? 'Watered.' : 'Watered: the soil was dry.', watered);
});
/** One photo, and the entries since then. */
export const onePhoto = [entries[1], entries[2], entries[5]];

/** Answers for the page of one plant instead of the server's, so that it looks the same every day. */
export const plantIs =
  (change = {}, story = entries, problems = []) =>
  async (page) => {
    const json = (body) => (route) => route.fulfill({ json: body });
    await page.route(`**/api/plants/${LILY}`, json({ ...lily, ...change }));
    await page.route(`**/api/plants/${LILY}/problems`, json(problems));
    await page.route(`**/api/plants/${LILY}/schedule`, json(tasks));
    await page.route(`**/api/plants/${LILY}/year`, json(YEAR));
    await page.route(`**/api/plants/${LILY}/journal*`, (route) => route.fulfill(pageOf(story, route)));
    await page.route('**/api/photos/**', async (route) =>
      route.fulfill({
        contentType: 'image/jpeg',
        body: await aPicture(route.request().url().includes('new') ? 'after' : 'before', 600),
      }),
    );
  };
