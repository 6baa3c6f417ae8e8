import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant } from '../../../test/garden-samples';
import { beToday, TODAY } from '../../../test/plant-samples';
import { libraryPlant, rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(beToday);
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());
beforeAll(() => import('../../features/garden/plant-form'));

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
const here = { ...rosa, timeZone: 'UTC' };

/** The keys of the plants that were sent; the first tries get no answer. */
function plantsSent(lost: number) {
  const keys: (string | null)[] = [];
  const route = http.post('*/api/plants', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    if (keys.length <= lost) return HttpResponse.error();
    return HttpResponse.json(aPlant('Ivy'), { status: 201 });
  });
  const have = (count: number) => waitFor(() => expect(keys).toHaveLength(count));
  return { keys, route, have };
}
const guide = http.get('*/api/plant-library/aloe', () =>
  HttpResponse.json({ ...libraryPlant('Aloe'), related: [] }),
);

describe('a plant that is sent again after a lost answer', () => {
  it('is the same in the sheet until it is corrected or there, also after a reload and a look at another way', async () => {
    const { keys, route, have } = plantsSent(3);
    const open = () => visit('/garden', here, route, ...aGarden([aPlant('Fern')]).answers);
    const { unmount } = open();
    const name = async () => within(await screen.findByRole('dialog')).findByLabelText('Name');
    const add = async (count: number) => {
      await press('Add to My Garden');
      await have(count);
    };
    await screen.findByRole('button', { name: 'Past plants' });
    await press('Add Plant');
    await press(/^Type it in/);
    await person.type(await name(), 'Ivi');
    await add(1);
    unmount();
    open();
    await screen.findByRole('button', { name: 'Past plants' });
    await press('Add Plant');
    await press(/^Type it in/);
    await add(2);
    await press('Another way');
    await press(/^Type it in/);
    await add(3);
    await person.clear(await name());
    await person.type(await name(), 'Ivy');
    await add(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Add Plant');
    await press(/^Type it in/);
    await person.type(await name(), 'Ivy');
    await add(5);
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['of a guide', 'Add to My Garden'],
    ['with reminders', 'Add it to my garden and remind me'],
  ])('is the same %s, also after a reload', async (_where, button) => {
    const { keys, route, have } = plantsSent(3);
    const open = async () => {
      const { unmount } = visit('/plants/aloe', here, guide, route, ...aGarden([]).answers);
      if (button !== 'Add to My Garden') await press('Set Care Reminders');
      await press(button);
      await press('Today');
      return unmount;
    };
    const unmount = await open();
    await have(1);
    unmount();
    await open();
    await have(2);
    await press('About a week ago');
    await have(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is the same in the garden of another person, where its words are there again after a reload', async () => {
    const { keys, route, have } = plantsSent(2);
    const otto = { id: 'otto', ownerName: 'Otto', may: 'change', timeZone: 'UTC' };
    const open = async () => {
      const { unmount } = visit(
        '/household/otto',
        here,
        http.get('*/api/household', () =>
          HttpResponse.json({ members: [], invitations: [], gardens: [otto] }),
        ),
        http.get('*/api/care/today', () => HttpResponse.json({ today: TODAY, due: [], done: [], next: [] })),
        http.get('*/api/plants', () => HttpResponse.json([])),
        route,
      );
      await press('Add Plant');
      return { unmount, name: await screen.findByLabelText('Name') };
    };
    const add = async (count: number) => {
      await press('Add to this garden');
      await have(count);
    };
    const first = await open();
    await person.type(first.name, 'Ivi');
    await add(1);
    first.unmount();
    const { name } = await open();
    expect(name).toHaveValue('Ivi');
    await add(2);
    await person.type(name, 'e');
    await add(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
