import { see } from '../browser.mjs';
import { monthIs } from '../calendar-answers.mjs';
import { LILY, plantIs, TODAY } from '../garden-answers.mjs';
import { problems } from '../doctor-answers.mjs';
import { aFile } from '../pictures.mjs';

/** The page of a plant and the calendar in every state, on one date. See ../screens.mjs for the fields. */
export const plantScreens = [
  ...[
    { name: 'plant', answers: plantIs() },
    { name: 'plant-new', answers: plantIs({ status: 'healthy' }, []) },
    {
      name: 'plant-unwell',
      answers: plantIs(
        { problem: 'Brown tips on the lower leaves', status: 'needs-care' },
        undefined,
        problems.words,
      ),
      reach: (page) => see(page.getByRole('link', { name: 'Find out what it is' })),
    },
    {
      name: 'plant-change',
      answers: plantIs(),
      reach: async (page) => {
        await page.getByRole('button', { name: 'Change: Water' }).click();
        await page.getByRole('button', { name: 'Add a task' }).click();
        await page.getByRole('button', { name: 'Add the task' }).click();
        await page.getByRole('button', { name: 'It looks unwell' }).click();
        await see(page.getByText(/Please give the task a name/));
      },
    },
    {
      name: 'plant-write',
      answers: plantIs(),
      reach: async (page) => {
        await page.getByRole('button', { name: 'Write in the journal' }).click();
        await page.getByLabel('Watered').check();
        await page.getByTestId('journal-photo').setInputFiles(await aFile('after'));
        await see(page.getByAltText('The photo of this entry'));
        await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, json: {} }));
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await see(page.getByText('Not saved yet'));
      },
      mayFail: /uploads/,
    },
    {
      name: 'plant-compare',
      answers: plantIs(),
      reach: async (page) => {
        await page.getByRole('button', { name: 'Compare two photos' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Slider' }).click();
        await see(page.getByRole('slider'));
      },
    },
    {
      name: 'plant-failed',
      answers: (page) => page.route(`**/api/plants/${LILY}`, (route) => route.abort('connectionreset')),
      mayFail: /plants/,
    },
    { name: 'plant-missing', answers: () => undefined, mayFail: /plants/ },
  ].map((screen) => ({ path: `/garden/${LILY}`, as: 'member', on: TODAY, ...screen })),
  ...[
    { name: 'calendar', answers: monthIs() },
    { name: 'calendar-many', answers: monthIs(30) },
    { name: 'calendar-empty', answers: monthIs(0) },
    {
      name: 'calendar-failed',
      answers: (page) => page.route('**/api/care/calendar*', (route) => route.abort('connectionreset')),
      mayFail: /calendar/,
    },
  ].map((screen) => ({ path: '/garden/calendar', as: 'member', on: TODAY, ...screen })),
];
