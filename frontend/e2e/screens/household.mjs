import { see } from '../browser.mjs';
import { problems } from '../doctor-answers.mjs';

const TODAY = '2026-11-21';
const MEMBER = {
  id: 'ada',
  firstName: 'Ada',
  email: 'ada.fern@example.org',
  may: 'tick',
  joinedAt: `${TODAY}T08:00:00Z`,
};
const INVITED = {
  id: 'otto',
  email: 'otto.moss.of.the.garden.club@example.org',
  may: 'change',
  expiresAt: '2026-11-28T08:00:00Z',
  link: null,
};
const garden = (may) => ({ id: 'rosa', ownerName: 'Rosa', may, timeZone: 'UTC' });
const REASON = 'Every 11 days in winter. Last watered on 9 November. Check it today.';
const task = (plantName, more = {}) => ({
  id: `task ${plantName}`,
  plantId: `plant ${plantName}`,
  plantName,
  plantImageUrl: '/drawings/peace-lily.svg',
  place: 'Kitchen, on the windowsill',
  kind: 'water',
  title: null,
  problemId: null,
  step: null,
  everyDays: 7,
  isOwnRhythm: false,
  active: true,
  lastDoneOn: null,
  dueOn: TODAY,
  putOffFrom: null,
  lateOn: '2026-11-28',
  reason: REASON,
  ...more,
});
const event = (plantName, by) => ({
  id: `event ${plantName}`,
  plantId: `plant ${plantName}`,
  plantName,
  taskId: null,
  kind: 'water',
  title: null,
  answer: 'done',
  happenedOn: TODAY,
  createdAt: `${TODAY}T08:00:00Z`,
  bySitter: false,
  by,
});
const plant = (commonName, slug, more = {}) => ({
  id: slug,
  userId: 'rosa',
  commonName,
  scientificName: 'Spathiphyllum wallisii',
  imageUrl: `/drawings/${slug}.svg`,
  place: 'Kitchen, on the windowsill',
  status: 'healthy',
  problem: null,
  waterReason: REASON,
  careInstructions: 'Keep the soil a little moist.',
  ...more,
});
const PLANTS = [
  plant('Peace Lily', 'peace-lily'),
  plant('Boston Fern', 'boston-fern', { status: 'needs-water' }),
];
const STORY = [
  {
    id: '1',
    content: 'Watered, by Ada.',
    createdAt: `${TODAY}T08:00:00Z`,
    by: 'Ada',
    source: 'care',
    undoable: [],
  },
  {
    id: '2',
    content: 'A new leaf has opened.',
    createdAt: '2026-11-19T08:00:00Z',
    by: 'Rosa',
    source: 'journal',
    undoable: [],
  },
];

const SCHEDULE = [
  task('Peace Lily', {
    id: 'feed',
    kind: 'fertilise',
    dueOn: '2026-12-03',
    reason: 'Once a month in winter.',
  }),
  task('Peace Lily'),
  task('Peace Lily', { id: 'mist', kind: 'mist', active: false }),
];
const PLAN = problems.plan.map((problem) => ({ ...problem, photoBefore: null, photoAfter: null }));
const UNWELL = { ...PLANTS[0], status: 'needs-care', problem: PLAN[0].title };
const PAST = { ...PLANTS[1], id: 'jade-plant', commonName: 'Jade Plant', archivedAt: `${TODAY}T08:00:00Z` };

const answers =
  ({
    members = [],
    invitations = [],
    gardens = [],
    today = { due: [], done: [] },
    plants = PLANTS,
    ill = [],
  }) =>
  async (page) => {
    await page.route('**/api/auth/user', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), emailVerifiedAt: `${TODAY}T08:00:00Z` },
      });
    });
    await page.route('**/api/household', (route) =>
      route.fulfill({ json: { members, invitations, gardens } }),
    );
    await page.route('**/api/care/today?garden=rosa', (route) =>
      route.fulfill({ json: { date: TODAY, putOff: [], next: [], ...today } }),
    );
    await page.route('**/api/plants?*garden=rosa', (route) =>
      route.fulfill({ json: route.request().url().includes('archived') ? [PAST] : plants }),
    );
    await page.route('**/api/plants/peace-lily?garden=rosa', (route) =>
      route.fulfill({ json: ill.length ? UNWELL : PLANTS[0] }),
    );
    await page.route('**/api/plants/peace-lily/schedule?garden=rosa', (route) =>
      route.fulfill({ json: SCHEDULE }),
    );
    await page.route('**/api/plants/peace-lily/problems?garden=rosa', (route) =>
      route.fulfill({ json: ill }),
    );
    await page.route('**/api/deleted-plants?garden=rosa', (route) =>
      route.fulfill({
        json: [{ id: 'mint', commonName: 'Mint', imageUrl: null, goneAt: '2026-12-21T08:00:00Z' }],
      }),
    );
    await page.route('**/api/plants/peace-lily/journal?*', (route) => route.fulfill({ json: STORY }));
  };
const WITH_TASKS = {
  due: [
    task('Peace Lily'),
    task('Monstera', {
      kind: 'custom',
      title: 'Turn it to the light',
      reason: 'Every 2 weeks, as you chose.',
    }),
  ],
  done: [event('Boston Fern', null), event('Jade Plant', 'Rosa')],
};
const screen = (name, path, states, text, reach) => ({
  name,
  path,
  as: 'member',
  on: TODAY,
  answers: answers(states),
  reach: async (page) => {
    await see(page.getByText(text).first());
    await reach?.(page);
  },
});

/** Gardens that several people look after. */
export const householdScreens = [
  screen('household-empty', '/household', {}, /^Only you, so far/),
  screen(
    'household-shared',
    '/household',
    { members: [MEMBER], invitations: [INVITED], gardens: [garden('tick')] },
    'Open Rosa’s garden',
  ),
  screen('household-join', '/household/join?token=x', {}, /^Somebody has invited you/),
  screen(
    'household-garden',
    '/household/rosa',
    { gardens: [garden('tick')], today: WITH_TASKS },
    'Noted today',
  ),
  screen(
    'household-nothing',
    '/household/rosa',
    { gardens: [garden('change')], plants: [] },
    'There are no plants yet',
  ),
  screen(
    'household-plant',
    '/household/rosa/peace-lily',
    { gardens: [garden('change')] },
    'A new leaf has opened.',
  ),
  screen(
    'household-plan',
    '/household/rosa/peace-lily',
    { gardens: [garden('tick')], ill: PLAN },
    'Move it away from your other plants.',
  ),
  screen(
    'household-doctor',
    '/household/rosa/peace-lily/doctor',
    { gardens: [garden('change')] },
    'What do you notice most?',
  ),
  screen(
    'household-past',
    '/household/rosa',
    { gardens: [garden('change')] },
    'Boston Fern',
    async (page) => {
      await page.getByRole('button', { name: 'Past plants' }).click();
      await see(page.getByText('Kept until 21 December 2026'));
    },
  ),
  screen('household-closed', '/household/rosa', {}, /^Its owner can invite you again/),
];
