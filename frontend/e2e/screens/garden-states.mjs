import { loseNetwork, see } from '../browser.mjs';
import { TODAY } from '../garden-answers.mjs';
import { gardenIs, gardenIsComing, gardenIsLost, PLANTS, SILL } from '../garden-states.mjs';
import { plantMany } from '../many-plants.mjs';
import { dialogOf, heading, holdToast, keepDrawings } from './steps.mjs';

const [thirsty, ...rest] = PLANTS;
const calm = PLANTS.slice(2);
const archived = PLANTS.slice(0, 3).map((plant) => ({ ...plant, archivedAt: '2026-10-04T08:00:00.000Z' }));
const deleted = PLANTS.slice(3, 5).map(({ id, commonName, imageUrl }) => ({
  ...{ id, commonName, imageUrl },
  deletedAt: '2026-11-12T08:00:00.000Z',
  goneAt: '2026-12-12T08:00:00.000Z',
}));
const anArchive = async (page) => {
  await dialogOf('Past plants')(page);
  await see(page.getByRole('dialog').getByText(/There are none|Moved here on/));
  await page.mouse.move(0, 0);
};

const pressDone = async (page, times) => {
  for (let i = 0; i < times; i += 1)
    await page.getByRole('button', { name: 'It was dry: I watered it' }).first().click();
};

/** The garden failed, loading, with one, five and two hundred plants, offline, and archived plants. */
const garden = [
  { name: 'garden-loading', answers: gardenIsComing },
  {
    name: 'garden-failed',
    answers: gardenIsLost,
    mayFail: /api/,
    reach: (page) => see(page.getByRole('alert')),
  },
  {
    name: 'garden-offline',
    answers: async (page) => {
      await keepDrawings(page);
      await gardenIsLost(page);
    },
    mayFail: /^/,
    reach: async (page) => {
      await see(page.getByRole('alert'));
      await loseNetwork(page);
      await see(page.getByText('Your garden hasn’t loaded yet'));
    },
  },
  { name: 'garden-one', answers: gardenIs([thirsty]), reach: (page) => heading(page, thirsty.commonName) },
  {
    name: 'garden-sill',
    answers: gardenIs(SILL),
    reach: async (page) => {
      await see(page.getByRole('list', { name: 'Your plants on the windowsill' }));
      await heading(page, 'Bird of Paradise');
      await page.getByText('More about Rose').click();
    },
  },
  { name: 'garden-five', answers: gardenIs(PLANTS), reach: (page) => heading(page, 'Jade Plant') },
  {
    name: 'garden-today-failed',
    answers: gardenIs(PLANTS, { isDayLost: true }),
    mayFail: /care/,
    reach: (page) => see(page.getByText('We couldn’t load what is due today')),
  },
  {
    name: 'garden-no-match',
    answers: gardenIs(PLANTS),
    reach: async (page) => {
      await page.getByPlaceholder('Search plants...').fill('cactus');
      await heading(page, 'No plants found');
    },
  },
  { name: 'garden-archive', answers: gardenIs(rest, { archived }), reach: anArchive },
  {
    name: 'garden-deleted-plants',
    answers: gardenIs(rest, { archived: archived.slice(0, 1), deleted }),
    reach: async (page) => {
      await anArchive(page);
      await heading(page, 'Deleted plants');
      await page.getByRole('button', { name: 'Bring back' }).last().scrollIntoViewIfNeeded();
    },
  },
  { name: 'garden-archive-empty', answers: gardenIs(rest), reach: anArchive },
  {
    name: 'garden-deleted',
    isOfToast: true,
    answers: gardenIs(PLANTS),
    reach: async (page) => {
      await dialogOf('Change Peace Lily')(page);
      await page.getByRole('button', { name: 'Delete it' }).click();
      await page.getByRole('button', { name: 'Delete Peace Lily' }).click();
      await holdToast(page, 'Plant Deleted');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
].map((screen) => ({ path: '/garden', as: 'member', on: TODAY, ...screen }));

/** Today on Home: just done, nothing due, and failed. */
const today = [
  {
    name: 'today-all-done',
    answers: gardenIs(PLANTS),
    reach: async (page) => {
      await pressDone(page, 2);
      await heading(page, 'All done for today');
    },
  },
  {
    name: 'today-nothing-due',
    answers: gardenIs(calm),
    reach: (page) => heading(page, 'Nothing to do today'),
  },
  {
    name: 'today-second-look',
    answers: gardenIs(calm, { looks: [{ ...calm[0], problem: 'Spider mites' }] }),
    reach: (page) => see(page.getByRole('button', { name: 'About the same' })),
  },
  {
    name: 'today-failed',
    answers: gardenIs(PLANTS, { isDayLost: true }),
    mayFail: /care/,
    reach: (page) => see(page.getByText('We couldn’t load what is due today')),
  },
  {
    name: 'today-loading',
    answers: gardenIsComing,
  },
].map((screen) => ({ path: '/', as: 'member', on: TODAY, ...screen }));

export const gardenStateScreens = [
  ...garden,
  {
    name: 'garden-many',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await plantMany(page, 200);
      await page.reload();
      await see(page.getByRole('button', { name: 'Next plants' }));
      // In a window as high as the page all rows are there, and axe takes minutes: some are enough.
      await page.getByPlaceholder('Search plants...').fill('fern');
      await see(page.getByText(/^\d+ of 200 plants$/));
      await page.locator('li[aria-setsize]').first().waitFor({ timeout: 60_000 });
    },
  },
  ...today,
];
