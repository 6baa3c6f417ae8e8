/* global Event, dispatchEvent, indexedDB, localStorage */
import { see } from '../browser.mjs';
import { gardenIs, PLANTS } from '../garden-states.mjs';
import { awaitCodeThatKeeps, closeToast, codeThatKeeps, inEasyView, keepDrawings } from './steps.mjs';

const thirsty = PLANTS.map((plant) => ({
  ...plant,
  problem: null,
  waterDueOn: '2026-11-20',
  needsWater: true,
}));
const button = (page, name) => page.getByRole('button', { name, exact: true });

const gardenIsThirsty = async (page) => {
  awaitCodeThatKeeps(page);
  await keepDrawings(page);
  await gardenIs(thirsty)(page);
};

/** Answers a task without a network. */
async function answer(page) {
  await see(button(page, 'It was dry: I watered it'));
  await codeThatKeeps(page);
  await page.context().setOffline(true);
  await button(page, 'It was dry: I watered it').first().click();
  await see(page.getByText(/1 thing waits/));
  await closeToast(page); // a dialog that comes later hides its button
}

/** Keeps more of the same, for these plants, as it was kept; `refusal` is what the server said. */
async function keepMore(page, plants, refusal) {
  await page.evaluate(
    ([names, reason]) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('leaflore-on-device');
        opening.onsuccess = () => {
          const { result } = opening;
          const change = result.transaction('writes', 'readwrite');
          const table = change.objectStore('writes');
          table.getAll().onsuccess = ({ target }) => {
            const [row] = target.result;
            for (const plantName of names) table.put({ ...row, key: `more ${plantName}`, plantName });
            if (reason) table.put({ ...row, refusal: reason });
          };
          change.oncomplete = () => {
            result.close();
            localStorage.setItem('something-waits', '1');
            dispatchEvent(new Event('waiting'));
            resolve();
          };
        };
      }),
    [plants, refusal],
  );
}

const MANY = [
  'Monstera in the hall, the one from Aunt Margarethe',
  'Jade Plant',
  'Moth Orchid',
  'Boston Fern',
  'Snake Plant',
  'Aloe Vera',
];
const REFUSAL = 'This plant was deleted. Bring it back first, then try again.';

/** Whatever is asked of the server fails: there is no network. */
const mayFail = /^/;

/** What waits for the network, what was refused, and what is asked before a logout. */
export const offlineScreens = [
  { name: 'offline-waits', path: '/garden', reach: answer },
  { name: 'offline-waits-easy', path: '/easy', answers: inEasyView(gardenIsThirsty), reach: answer },
  {
    name: 'offline-waits-many',
    path: '/garden',
    reach: async (page) => {
      await answer(page);
      await keepMore(page, MANY);
      await see(page.getByText('7 things wait for the network'));
    },
  },
  {
    name: 'offline-waits-list',
    path: '/garden',
    reach: async (page) => {
      await answer(page);
      await keepMore(page, MANY);
      await see(page.getByText('7 things wait for the network'));
      await page.getByText('See what waits').click();
      await see(button(page, 'Don’t Send'));
    },
  },
  {
    name: 'offline-refused',
    path: '/garden',
    reach: async (page) => {
      await answer(page);
      await keepMore(page, [], REFUSAL);
      await see(page.getByText(/^We couldn’t save this: Boston Fern/));
    },
  },
  {
    name: 'offline-leave',
    path: '/garden',
    reach: async (page) => {
      await answer(page);
      const menu = button(page, 'Menu'); // on a phone
      if (await menu.isVisible()) await menu.click();
      await button(page, 'Logout').filter({ visible: true }).click();
      await see(page.getByRole('dialog', { name: 'Something is not sent yet' }));
    },
  },
].map((screen) => ({ as: 'member', on: '2026-11-21', answers: gardenIsThirsty, mayFail, ...screen }));
