import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPlant } from '../../../test/garden-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();
const otto = { id: 'otto', ownerName: 'Otto', may: 'change' as const, timeZone: 'UTC' };
const fern = aPlant('Fern');
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));

/** Opens a page; what is saved there is answered when the test says so. */
function openWithLateSave(path: string) {
  let asked = false;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let plant: typeof fern | undefined;
  const save = async () => {
    asked = true;
    await answered;
    plant = { ...fern, commonName: 'Big Fern' };
    return HttpResponse.json(plant);
  };
  visit(
    path,
    { ...rosa, timeZone: 'UTC' },
    http.get('*/api/household', () => HttpResponse.json({ members: [], invitations: [], gardens: [otto] })),
    http.get('*/api/plants', () => HttpResponse.json(plant ? [plant] : [])),
    http.get('*/api/plants/:id', () => HttpResponse.json(plant ?? fern)),
    http.get('*/api/plants/:id/:part', () => HttpResponse.json([])),
    http.post('*/api/plants', save),
    http.patch('*/api/plants/:id', save),
  );
  return { wasAsked: () => waitFor(() => expect(asked).toBe(true)), answer: () => act(async () => answer()) };
}

// Fetched in time, so that the first test does not wait for its transformation.
beforeAll(() => import('../../features/garden/plant-form'));

describe('a sheet in the garden of another person that was closed while it was saved', () => {
  it.each([
    ['Add Plant', 'Add to this garden', '/household/otto'],
    ['Change it', 'Save', `/household/otto/${fern.id}`],
  ])('%s: stays open for what it was opened for next', async (open, save, path) => {
    const { wasAsked, answer } = openWithLateSave(path);
    await press(open);
    await person.type(await (await sheet()).findByLabelText('Name'), ' of Otto');
    await person.click((await sheet()).getByRole('button', { name: save }));
    await wasAsked();
    await press('Close');
    await press(open);
    const name = await (await sheet()).findByLabelText('Name');
    await person.type(name, ' the second');
    await answer();
    await screen.findAllByText(/Big Fern/);
    expect(name).toBeInTheDocument();
  });
});
