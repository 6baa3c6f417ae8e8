import { see } from '../browser.mjs';

const heading = (page, name) => see(page.getByRole('heading', { name, exact: true }));
const open = (button) => async (page) => {
  await page.getByRole('button', { name: button }).first().click();
  await see(page.getByRole('dialog'));
};

/** Adds two plants to the garden of the signed-in member, one of which is thirsty. */
async function withGarden(page) {
  const origin = new URL(page.url()).origin;
  for (const [commonName, days] of [
    ['Jade Plant', 1],
    ['Peace Lily', 30],
  ]) {
    const lastWatered = new Date(Date.now() - days * 86_400_000).toISOString();
    const data = { commonName, place: 'Kitchen', lastWatered };
    await page.request.post('/api/plants', { data, headers: { origin } });
  }
  await page.reload();
  await heading(page, 'Peace Lily');
}

/** The garden and its tasks: full, while adding and changing a plant, with tasks, and all done. */
export const gardenScreens = [
  { name: 'garden-plants', isOfToday: true, path: '/garden', as: 'member', reach: withGarden },
  {
    name: 'garden-add',
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await open('Add Plant')(page);
      await page.getByRole('button', { name: 'Type it in' }).click();
    },
  },
  {
    name: 'garden-change',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await withGarden(page);
      await open('Change Peace Lily')(page);
    },
  },
  {
    name: 'home-today',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await withGarden(page);
      await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
      await see(page.getByRole('heading', { level: 1, name: /^Hello/ }));
      await see(page.getByRole('button', { name: 'It was dry: I watered it' }));
    },
  },
  {
    name: 'home-all-done',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await withGarden(page);
      await page.getByRole('button', { name: 'It was dry: I watered it' }).first().click();
      await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
      await heading(page, 'All done for today');
    },
  },
];
