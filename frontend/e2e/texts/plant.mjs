import { see } from '../browser.mjs';
import { all, press, withPlant } from './steps.mjs';

const NAME = 'Grandma’s ivy';

/** Opens the page of the only plant in the garden. */
const open = async (page) => {
  await press(NAME, 'link')(page);
  await see(page.getByRole('heading', { level: 1, name: NAME }));
};
const opened = (days, then) => ({
  path: '/garden',
  as: 'member',
  prepare: withPlant(days),
  reach: async (page) => {
    await open(page);
    await then?.(page);
  },
});
const writeNote = async (page) => {
  await press('Write in the journal')(page);
  await page.getByLabel('What do you see?').fill('A new leaf.');
  await press('Save')(page);
};
/** Section 3, plants and journal entries; sections 4, 8 and 9, the status of a plant, its journal and its reminder. */
export const plant = [
  {
    name: 'plant that was never watered',
    ...opened(),
    roles: [...all('heading', NAME, 'Journal'), ...all('link', 'Journal')],
    texts: ['Hedera', 'Water', 'Light', 'Bright indirect', 'No care notes available', 'Healthy'],
  },
  { name: 'plant that needs water', ...opened(7), texts: ['Needs Water'] },
  { name: 'plant that needs care', ...opened(30), texts: ['Needs Care'] },
  {
    name: 'plant watered on its page',
    ...opened(7, press('It was dry: I watered it')),
    roles: all('button', 'Undo'),
    texts: ['Plant Watered!', 'Healthy'],
  },
  { name: 'journal entry', ...opened(1, writeNote), texts: ['Journal Entry', 'A new leaf.'] },
  {
    name: 'watering reminder',
    path: '/garden',
    as: 'member',
    prepare: withPlant(7),
    reach: async (page) => {
      await press('Remind me')(page);
      await press('Turn on reminders')(page);
    },
    texts: ['Care Reminder Set'],
    parts: [`Water ${NAME} today.`],
  },
  {
    name: 'reminders of a plant of the library',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await press('Learn More')(page);
      await press('Set Care Reminders')(page);
      await press('Add it to my garden and remind me')(page);
      await press('Today')(page);
    },
    texts: ['Reminders Set!'],
  },
];
