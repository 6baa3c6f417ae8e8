import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aGarden, aPlant, aTask } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const lily = aPlant('Peace Lily', { scientificName: 'Spathiphyllum', careInstructions: 'Keep it moist.' });
const jade = aPlant('Jade Plant', {
  status: 'needs-water',
  needsWater: true,
  waterDueOn: '2026-11-20',
  waterTaskId: 'task of Jade Plant',
});
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const rosaHere = { ...rosa, timeZone: 'UTC' };

beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

describe('today in the garden', () => {
  it('lists what is due, and says when all is done', async () => {
    const task = aTask('water', jade, { dueOn: '2026-11-20' });
    visit('/garden', rosaHere, ...aGarden([jade, lily], [task]).answers);
    const today = within((await screen.findByRole('heading', { name: 'Today' })).closest('section')!);
    expect(await today.findByText(/1 thing to do/)).toBeInTheDocument();
    await person.click(today.getByRole('button', { name: 'Dry: watered it' }));
    expect(await today.findByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
  });

  it('does not say that all is done when something was put off', async () => {
    const task = aTask('water', jade, { dueOn: '2026-11-20' });
    visit('/garden', rosaHere, ...aGarden([jade, lily], [task]).answers);
    const today = within((await screen.findByRole('heading', { name: 'Today' })).closest('section')!);
    await person.click(await today.findByRole('button', { name: 'Put off until tomorrow' }));
    expect(await today.findByRole('heading', { name: 'Put off' })).toBeInTheDocument();
    expect(today.getByRole('heading', { name: 'Nothing more to do today' })).toBeInTheDocument();
    expect(today.queryByText(/All done/)).not.toBeInTheDocument();
  });

  it('reacts to watering on a card', async () => {
    visit('/garden', rosaHere, ...aGarden([jade, lily], [aTask('water', jade)]).answers);
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'Dry: watered it' }));
    expect(await screen.findByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
  });

  it('leaves the rest usable when it cannot be loaded', async () => {
    const away = http.get('*/api/care/today', () => problem(503, 'unavailable', 'No.'));
    visit('/garden', rosaHere, away, ...aGarden([lily]).answers);
    await card('Peace Lily');
    expect(await screen.findByText('We couldn’t load what is due today')).toBeInTheDocument();
  });
});
