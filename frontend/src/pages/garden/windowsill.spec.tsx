import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGarden, aPlant } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { card, fern, jade, lily, names, rosaHere } from '../../../test/three-plants';
import { visit, withServer } from '../../../test/visit';

withServer();

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => void beToday());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the windowsill', () => {
  const sill = async () => within(await screen.findByRole('list', { name: 'Your plants on the windowsill' }));
  const said = (list: ReturnType<typeof within>) =>
    list.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('aria-label'));

  it('shows every plant as it is doing, and opens it', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, jade, { ...fern, problem: 'Brown tips' }]).answers);
    const list = await sill();
    expect(said(list)).toEqual([
      'Fern, needs water and is unwell',
      'Jade Plant, needs water',
      'Peace Lily, needs no water today',
    ]);
    expect(list.getByRole('link', { name: /^Fern/ })).toHaveAttribute('href', `/garden/${fern.id}`);
    expect(screen.getByText('2 need water, 1 is unwell')).toBeInTheDocument();
  });

  it('lets a watered plant perk up in its place', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, jade]).answers);
    const list = await sill();
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await list.findByRole('link', { name: 'Jade Plant, needs no water today' })).toBeInTheDocument();
    expect(said(list)[0]).toBe('Jade Plant, needs no water today');
    expect(screen.getByText('No plant needs water today')).toBeInTheDocument();
  });

  it('has pages where more plants are there than fit', async () => {
    const many = Array.from({ length: 9 }, (_, n) => aPlant(`Plant ${n + 1}`));
    visit('/garden', rosaHere, ...aGarden(many).answers);
    const list = await sill();
    const next = screen.getByRole('button', { name: 'Next plants' });
    expect(screen.getByRole('button', { name: 'Previous plants' })).toBeDisabled();
    expect(said(list)).toHaveLength(4);
    await person.click(next);
    await person.click(next);
    expect(said(list)).toEqual(['Plant 9, needs no water today']);
    expect(next).toBeDisabled();
  });
});

describe('a long list', () => {
  it('is one of rows, with the rest of each plant below More', async () => {
    const many = Array.from({ length: 5 }, (_, n) => aPlant(`Plant ${n + 1}`));
    visit('/garden', rosaHere, ...aGarden(many).answers);
    await card('Plant 1');
    const wholes = document.querySelectorAll('details');
    expect([wholes.length, [...wholes].filter(({ open }) => open).length]).toEqual([5, 0]);
    await person.type(screen.getByPlaceholderText('Search plants...'), 'plant 3');
    await waitFor(() => expect(names()).toEqual(['Plant 3']));
    expect(document.querySelector('details')!.open).toBe(true);
  });

  it('has only the rows near the window from fifty plants on, and says how many there are', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
    const many = Array.from({ length: 60 }, (_, n) => aPlant(`Plant ${n + 1}`));
    visit('/garden', rosaHere, ...aGarden(many).answers);
    await card('Plant 1');
    expect(names().length).toBeLessThan(15);
    window.dispatchEvent(new Event('scroll'));
    const first = () => screen.getByRole('article', { name: 'Plant 1' }).closest('li')!;
    await waitFor(() => expect(first()).toHaveAttribute('aria-setsize', '60'));
    expect(first()).toHaveAttribute('aria-posinset', '1');
    expect(names().length).toBeLessThan(30);
    await person.type(screen.getByPlaceholderText('Search plants...'), 'plant 59');
    await waitFor(() => expect(names()).toEqual(['Plant 59']));
    expect(screen.getByText('1 of 60 plants')).toBeInTheDocument();
  });
});
