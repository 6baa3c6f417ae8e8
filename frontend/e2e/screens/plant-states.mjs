import { loseNetwork, see } from '../browser.mjs';
import { monthIs } from '../calendar-answers.mjs';
import { LILY, longStory, onePhoto, plantIs, TODAY } from '../garden-answers.mjs';
import { awaitCodeThatKeeps, codeThatKeeps, heading, holdToast, keepDrawings } from './steps.mjs';

/** Every request, including those for missing pictures. */
const OFFLINE = /^/;
const never = (address) => (page) => page.route(address, () => undefined);
const DRAFT = {
  content: 'The third leaf is open now. There is a small brown spot at',
  careActions: ['water'],
  imageUrl: null,
  photo: null,
  key: 'kept',
};

/** The page of a plant in its less common states, and the calendar without a connection. */
export const plantStateScreens = [
  ...[
    { name: 'plant-loading', answers: never(`**/api/plants/${LILY}`) },
    {
      name: 'plant-long',
      answers: plantIs({}, longStory),
      reach: async (page) => {
        await page.getByRole('button', { name: 'Show more' }).click();
        await see(page.getByRole('region', { name: 'March 2026' }));
      },
    },
    {
      name: 'plant-one-photo',
      answers: plantIs({}, onePhoto),
      reach: (page) => see(page.getByText('It came home today.')),
    },
    {
      name: 'plant-draft',
      answers: async (page) => {
        await plantIs()(page);
        await page.addInitScript(
          ([name, draft]) => globalThis.localStorage.setItem(name, draft),
          [`journal-draft:${LILY}`, JSON.stringify(DRAFT)],
        );
      },
      reach: (page) => see(page.getByText('Not saved yet. We’ve kept what you wrote.')),
    },
    {
      name: 'plant-put-away',
      answers: plantIs({ archivedAt: '2026-11-12T08:00:00.000Z', status: 'healthy' }),
      reach: (page) => see(page.getByText('This is a past plant')),
    },
    {
      name: 'plant-offline',
      isOfToast: true,
      answers: async (page) => {
        awaitCodeThatKeeps(page);
        await keepDrawings(page);
        await plantIs()(page);
      },
      mayFail: OFFLINE,
      reach: async (page) => {
        await heading(page, 'Schedule');
        await codeThatKeeps(page);
        await page.keyboard.press('Shift'); // toasts appear after the first key press
        await loseNetwork(page);
        await page.getByRole('button', { name: 'It was dry: I watered it' }).first().click();
        await holdToast(page, 'Kept on This Device');
      },
    },
  ].map((screen) => ({ path: `/garden/${LILY}`, as: 'member', on: TODAY, ...screen })),
  ...[
    { name: 'calendar-loading', answers: never('**/api/care/calendar*') },
    {
      name: 'calendar-offline',
      answers: async (page) => {
        await keepDrawings(page);
        await monthIs()(page);
      },
      mayFail: OFFLINE,
      reach: async (page) => {
        await page.getByRole('link', { name: /^December/ }).hover();
        await loseNetwork(page);
        await page.unroute('**/api/care/calendar*');
        await page.getByRole('link', { name: /^December/ }).click();
        await see(page.getByText('We couldn’t load this month'));
        await page.mouse.move(0, 0);
      },
    },
  ].map((screen) => ({ path: '/garden/calendar', as: 'member', on: TODAY, ...screen })),
];
