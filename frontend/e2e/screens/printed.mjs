import { see } from '../browser.mjs';
import { monthIs } from '../calendar-answers.mjs';
import { LILY, plantIs, TODAY } from '../garden-answers.mjs';
import { gardenIs, PLANTS } from '../garden-states.mjs';

/** The calendar of a month and the garden that it is about. */
const weekIs = (many) => async (page) => {
  await gardenIs(PLANTS)(page);
  await monthIs(many)(page);
};
const isReady = (page) => see(page.getByRole('button', { name: 'Print' }));
const onPaper = async (page) => {
  await isReady(page);
  await page.emulateMedia({ media: 'print' });
};

/** The care of seven days, on the screen and as it is printed. */
const fridgeSheet = [
  { name: 'fridge-sheet', answers: weekIs(), reach: isReady },
  { name: 'fridge-sheet-printed', answers: weekIs(4), reach: onPaper },
  {
    name: 'fridge-sheet-empty',
    answers: weekIs(0),
    reach: (page) => see(page.getByText('Nothing to do in the next seven days')),
  },
  {
    name: 'fridge-sheet-failed',
    answers: (page) => page.route('**/api/care/calendar*', (route) => route.abort('connectionreset')),
    mayFail: /calendar/,
    reach: (page) => see(page.getByText('We couldn’t load the week')),
  },
].map((screen) => ({ path: '/garden/fridge-sheet', ...screen }));

/** The QR code of a test server has its own port in it, which is another one each time. */
const changing = ['[role=img]'];
const careCard = [
  { name: 'care-card', answers: plantIs(), reach: isReady, changing },
  { name: 'care-card-printed', answers: plantIs(), reach: onPaper, changing },
].map((screen) => ({ path: `/garden/${LILY}/card`, ...screen }));

const log = [
  { name: 'plant-log', answers: plantIs() },
  {
    name: 'plant-log-unwell',
    answers: plantIs({ problem: 'Brown tips on the lower leaves', status: 'needs-care' }),
  },
  { name: 'plant-log-done', answers: plantIs({ lastWatered: `${TODAY}T08:00:00.000Z`, needsWater: false }) },
].map((screen) => ({ path: `/garden/${LILY}/log`, ...screen }));

export const printedScreens = [...fridgeSheet, ...careCard, ...log].map((screen) => ({
  as: 'member',
  on: TODAY,
  ...screen,
}));
