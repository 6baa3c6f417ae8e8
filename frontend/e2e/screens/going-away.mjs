import { see } from '../browser.mjs';

const TODAY = '2026-11-21';
const REASON = 'Every 11 days in winter. Last watered on 9 November. Check it today.';
const task = (plantName, slug, more = {}) => ({
  ref: `ref ${plantName}`,
  plantName,
  drawing: `/drawings/${slug}.svg`,
  place: null,
  kind: 'water',
  title: null,
  reason: REASON,
  isDone: false,
  ...more,
});
const PAGE = {
  from: '2026-11-20',
  to: '2026-12-04',
  today: TODAY,
  note: 'The watering can is under the kitchen sink.\nPlease leave the key with Anna.',
  days: [],
};
const DAYS = [
  { date: '2026-11-20', tasks: [task('Jade Plant', 'jade-plant', { isDone: true, reason: null })] },
  {
    date: TODAY,
    tasks: [
      task('Peace Lily', 'peace-lily', { place: 'Kitchen, on the windowsill' }),
      task('Boston Fern', 'boston-fern', { place: 'Bathroom', isDone: true, reason: null }),
      task('Monstera', 'monstera', {
        kind: 'custom',
        title: 'Turn it to the light',
        reason: 'Every 2 weeks, as you chose.',
      }),
    ],
  },
  { date: '2026-11-28', tasks: [task('Boston Fern', 'boston-fern', { reason: 'Every 7 days in winter.' })] },
];
const sitterSees = (page) => (browser) =>
  browser.route('**/api/sitter/x', (route) => route.fulfill({ json: { ...PAGE, ...page } }));

const LINK = {
  id: 'link',
  fromDay: '2026-11-20',
  toDay: '2026-12-04',
  note: PAGE.note,
  state: 'open',
  readableUntil: '2026-12-07',
  url: 'https://leaflore.test/sitter/kO2vXH1m0nR3x3Yt5fK0b1QmZr8aW2cD7ekO2vXH1m0',
  done: [],
};
const done = ['Jade Plant', 'Boston Fern'].map((plantName, i) => ({
  id: `event ${i}`,
  plantId: `plant ${i}`,
  plantName,
  taskId: null,
  kind: 'water',
  title: null,
  answer: 'done',
  happenedOn: i ? TODAY : '2026-11-20',
  createdAt: `${TODAY}T08:00:00Z`,
  bySitter: true,
}));
const ENDED = {
  ...LINK,
  id: 'ended',
  fromDay: '2026-11-01',
  toDay: '2026-11-08',
  note: null,
  state: 'ended',
  url: null,
};
const REVOKED = { ...LINK, id: 'revoked', note: null, state: 'revoked', url: null };
const linksAre = (json) => (page) => page.route('**/api/away', (route) => route.fulfill({ json }));

/** Going away: the gardener's page, and that of the plant sitter. */
export const goingAwayScreens = [
  {
    name: 'away-empty',
    path: '/garden/away',
    as: 'member',
    on: TODAY,
    answers: linksAre([]),
    reach: (page) => see(page.getByText(/^You have none yet/)),
  },
  {
    name: 'away-links',
    path: '/garden/away',
    as: 'member',
    on: TODAY,
    answers: linksAre([{ ...LINK, done }, REVOKED, ENDED]),
    reach: async (page) => {
      await page.getByRole('button', { name: 'End this link' }).click();
      await see(page.getByRole('button', { name: 'Yes, end it' }));
    },
  },
  {
    name: 'sitter-tasks',
    path: '/sitter/x',
    as: 'visitor',
    answers: sitterSees({ days: DAYS }),
    reach: (page) => see(page.getByRole('checkbox', { name: 'Water Peace Lily' })),
  },
  {
    name: 'sitter-nothing',
    path: '/sitter/x',
    as: 'visitor',
    answers: sitterSees({ note: null }),
    reach: (page) => see(page.getByText('Nothing is due on these days')),
  },
  {
    name: 'sitter-closed',
    path: '/sitter/x',
    as: 'visitor',
    mayFail: /sitter/,
    reach: (page) => see(page.getByText('This page is closed', { exact: true })),
  },
];
