import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGarden, aPlant } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const names = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

beforeEach(() => void beToday());
afterEach(() => jest.useRealTimers());

describe('a deleted plant', () => {
  it('waits in Past plants for 30 days, and is brought back from there', async () => {
    const garden = aGarden([aPlant('Peace Lily'), aPlant('Fern')]);
    visit('/garden', { ...rosa, timeZone: 'UTC' }, ...garden.answers);
    await person.click(await screen.findByRole('button', { name: 'Change Fern' }));
    const sheet = within(await screen.findByRole('dialog'));
    await person.click(await sheet.findByRole('button', { name: /^Delete it/ }));
    expect(sheet.getByText(/^It waits in Past plants for 30 days/)).toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Delete Fern' }));
    await waitFor(() => expect(names()).toEqual(['Peace Lily']));
    await person.click(screen.getByRole('button', { name: 'Past plants' }));
    const past = within(await screen.findByRole('dialog', { name: 'Past plants' }));
    expect(await past.findByText('Kept until 21 December 2026')).toBeInTheDocument();
    await person.click(past.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    await waitFor(() => expect(past.queryByText('Deleted plants')).not.toBeInTheDocument());
  });
});
