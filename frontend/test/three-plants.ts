import { screen, within } from '@testing-library/react';
import { aPlant } from './garden-samples';
import { rosa } from './visit';

/** Three plants of Rosa's on 21 November 2026: one is well, one needs water, one needs care. */
export const lily = aPlant('Peace Lily', {
  scientificName: 'Spathiphyllum',
  careInstructions: 'Keep it moist.',
});
export const jade = aPlant('Jade Plant', {
  status: 'needs-water',
  needsWater: true,
  waterDueOn: '2026-11-20',
});
export const fern = aPlant('Fern', {
  status: 'needs-care',
  needsWater: true,
  waterDueOn: '2026-11-02',
  place: 'Bathroom',
});
/** Rosa with a time zone, so that the days of a test are hers. */
export const rosaHere = { ...rosa, timeZone: 'UTC' };

/** The card of a plant. */
export const card = async (name: string) => within(await screen.findByRole('article', { name }));
/** The names of all cards, as they stand. */
export const names = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
