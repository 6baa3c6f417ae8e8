import { see } from '../browser.mjs';
import { dialogOf, heading } from './steps.mjs';

/** Enough of the library to look at: hundreds of rows take axe most of a minute. */
const fewPlants = async (page) => {
  await page.route('**/api/plant-library*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: (await response.json()).slice(0, 30) });
  });
  await page.reload();
};
const library = async (page) => {
  await dialogOf('Plant Library')(page);
  await see(page.getByRole('dialog').getByRole('listitem'));
  await page.mouse.move(0, 0); // otherwise one of the plants may be pictured in its hover state
};

/** The library and a plant's care guide. */
export const libraryScreens = [
  {
    name: 'library',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await fewPlants(page);
      await library(page);
    },
  },
  {
    name: 'library-nothing',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await library(page);
      await page.getByPlaceholder('Search plants...').fill('qqqqzzzz');
      await heading(page, 'No plants found.');
    },
  },
  {
    name: 'care-guide',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Learn More' }).click();
      await heading(page, 'Plant Care Guide');
      await page.getByRole('button', { name: 'Set Care Reminders' }).click();
    },
  },
  {
    name: 'library-failed',
    path: '/identify',
    as: 'member',
    mayFail: /plant-library/,
    reach: async (page) => {
      await page.route('**/api/plant-library*', (route) => route.abort('connectionreset'));
      await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
      await dialogOf('Plant Library')(page);
      await see(page.getByText('Failed to fetch plants'));
    },
  },
];
