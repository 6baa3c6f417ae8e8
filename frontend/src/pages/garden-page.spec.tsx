import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant } from '../../test/garden-samples';
import { beToday, plantAnswers } from '../../test/plant-samples';
import { card, fern, jade, lily, names, rosaHere } from '../../test/three-plants';
import { address, goBack, problem, server, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const toast = () => within(screen.getByRole('region', { name: /F8/ }));

beforeEach(beToday);
afterEach(() => void jest.useRealTimers());

describe('the garden', () => {
  it('shows each plant with what it needs, when it was watered and why it is due', async () => {
    visit(
      '/garden',
      rosaHere,
      ...aGarden([lily, { ...jade, lastWatered: '2026-11-06T09:00:00.000Z' }]).answers,
    );
    const peaceLily = await card('Peace Lily');
    for (const words of ['Healthy', 'Spathiphyllum', 'Weekly', 'Bright indirect', 'Never', 'Keep it moist.'])
      expect(peaceLily.getByText(words)).toBeInTheDocument();
    expect(
      peaceLily.getByText('Every week. Last watered on 21 November. Check it around 28 November.'),
    ).toBeInTheDocument();
    expect(peaceLily.queryByText(/Water again|Check its soil/)).not.toBeInTheDocument();
    expect(peaceLily.getByRole('link', { name: 'Journal' })).toHaveAttribute(
      'href',
      `/garden/${lily.id}#journal`,
    );

    const jadePlant = await card('Jade Plant');
    expect(jadePlant.getByText('Needs Water')).toBeInTheDocument();
    expect(jadePlant.getByText('Friday 6 November')).toBeInTheDocument();
    expect(jadePlant.getByText('Waiting for water since yesterday')).toBeInTheDocument();
    expect(jadePlant.getByText('No care notes available')).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Share' })).toBeInTheDocument();
  });

  it('counts, and starts with what needs care', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, jade, fern]).answers);
    await card('Fern');
    expect(names()).toEqual(['Fern', 'Jade Plant', 'Peace Lily']);
    for (const [label, figure] of [
      ['Total', '3'],
      ['Healthy', '1'],
      ['Need Water', '2'],
    ] as const)
      expect(screen.getByText(label, { selector: 'dt span' }).closest('div')).toHaveTextContent(figure);
  });

  it('filters and searches together, and says when nothing matches', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, jade, fern]).answers);
    const search = await screen.findByPlaceholderText('Search plants...');
    await person.click(screen.getByRole('button', { name: 'Needs Water' }));
    expect(names()).toEqual(['Fern', 'Jade Plant']);
    expect(screen.getByText('2 of 3 plants')).toBeInTheDocument();
    await person.type(search, 'lily');
    expect(await screen.findByRole('heading', { name: 'No plants found' })).toBeInTheDocument();
    await person.clear(search);
    await person.click(screen.getByRole('button', { name: 'Needs Care' }));
    expect(names()).toEqual(['Fern']);
    await person.type(search, 'bathroom');
    expect(names()).toEqual(['Fern']);
    await person.click(screen.getByRole('button', { name: 'Healthy' }));
    await person.click(await screen.findByRole('button', { name: 'Show all plants' }));
    expect(names()).toHaveLength(3);
  });

  it('forgives a typing error in a search', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, jade, fern]).answers);
    await person.type(await screen.findByPlaceholderText('Search plants...'), 'peaace');
    await waitFor(() => expect(names()).toEqual(['Peace Lily']));
    expect(screen.getByText('1 of 3 plants')).toBeInTheDocument();
  });

  it('keeps the search in its address, so that Back returns to it', async () => {
    visit(
      '/garden?show=healthy',
      rosaHere,
      ...aGarden([lily, jade, fern]).answers,
      ...plantAnswers([], [], lily),
    );
    await person.type(await screen.findByPlaceholderText('Search plants...'), 'lily');
    await waitFor(() => expect(address()).toBe('/garden?show=healthy&search=lily'));
    await person.click((await card('Peace Lily')).getByRole('link', { name: 'Peace Lily' }));
    await waitFor(() => expect(address()).toMatch(/^.garden.id-of/));
    await goBack();
    expect(await screen.findByPlaceholderText('Search plants...')).toHaveValue('lily');
    expect(names()).toEqual(['Peace Lily']);
    await person.click(screen.getByRole('button', { name: 'All' }));
    expect(names()).toEqual(['Peace Lily']);
    await person.clear(screen.getByPlaceholderText('Search plants...'));
    await waitFor(() => expect(address()).toBe('/garden'));
  });

  it('is shown as a whole by a link to it', async () => {
    visit('/garden?search=lily', rosaHere, ...aGarden([lily, jade, fern]).answers);
    await waitFor(() => expect(names()).toEqual(['Peace Lily']));
    const [menu] = screen.getAllByRole('link', { name: 'My Garden' });
    await person.click(menu!);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByPlaceholderText('Search plants...')).toHaveValue('');
  });

  it('loads page after page until the end, so that two hundred plants are all there', async () => {
    const many = Array.from({ length: 200 }, (_, n) => aPlant(`Plant ${n + 1}`));
    const asked: string[] = [];
    visit(
      '/garden',
      rosaHere,
      http.get('*/api/plants', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        asked.push(cursor ?? 'first');
        return cursor
          ? HttpResponse.json(many.slice(100))
          : HttpResponse.json(many.slice(0, 100), {
              headers: { link: '</api/plants?limit=100&cursor=second>; rel="next"' },
            });
      }),
    );
    await card('Plant 1');
    expect(asked).toEqual(['first', 'second']);
    expect(screen.getByText('200 plants')).toBeInTheDocument();
    expect(screen.getByText('Total').closest('div')).toHaveTextContent('200');
  });

  it('keeps the room of rows that come in a moment, which are no plants of the list yet', async () => {
    const many = Array.from({ length: 60 }, (_, n) => aPlant(`Plant ${n + 1}`));
    visit('/garden', rosaHere, ...aGarden(many).answers);
    const list = (await screen.findByRole('article', { name: 'Plant 1' })).closest('ul')!;
    expect(list.children).toHaveLength(60);
    expect(within(list).getAllByRole('listitem').length).toBe(within(list).getAllByRole('article').length);
  });

  it('offers three ways to add a plant when it is empty', async () => {
    visit('/garden', rosaHere);
    expect(await screen.findByText('Your Garden is Empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify a Plant' })).toHaveAttribute('href', '/identify');
    expect(screen.getByRole('link', { name: 'Browse Plant Library' })).toHaveAttribute('href', '/?library');
    expect(screen.getByRole('button', { name: 'Add Plant' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('leads to the library also with Easy view, with which Home is another page', async () => {
    document.documentElement.dataset.view = 'easy';
    visit('/garden', { ...rosaHere, easyView: true });
    expect(await screen.findByRole('link', { name: 'Browse Plant Library' })).toHaveAttribute(
      'href',
      '/plants',
    );
    delete document.documentElement.dataset.view;
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const away = http.get('*/api/plants', () => problem(503, 'unavailable', 'No.'));
    visit('/garden', rosaHere, away);
    await screen.findByText('We couldn’t load your garden');
    server.use(...aGarden([jade]).answers);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Jade Plant' })).toBeInTheDocument();
  });
});

describe('watering in the garden', () => {
  it('shows at once, in a toast, and can be undone', async () => {
    const garden = aGarden([lily, jade]);
    visit('/garden', rosaHere, ...garden.answers);
    const jadePlant = await card('Jade Plant');
    expect(jadePlant.getByText('Finger in the soil: is it dry?')).toBeInTheDocument();
    await person.click(jadePlant.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    expect(jadePlant.getByText('Healthy')).toBeInTheDocument();
    expect(jadePlant.getByText('Today')).toBeInTheDocument();
    expect(jadePlant.getByText('Check it around 5 December.')).toBeInTheDocument();
    expect(jadePlant.getByRole('button', { name: 'Water' })).toBeInTheDocument();
    expect(names()[0]).toBe('Jade Plant');

    await person.click(toast().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await jadePlant.findByText('Needs Water')).toBeInTheDocument();
    expect(garden.events).toEqual([]);
  });

  it('is reverted when the server did not record it', async () => {
    visit(
      '/garden',
      rosaHere,
      http.post('*/api/plants/:id/water', () => problem(503, 'unavailable', '')),
      ...aGarden([jade]).answers,
    );
    const jadePlant = await card('Jade Plant');
    await person.click(jadePlant.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByText('That couldn’t be saved. Please try again.')).toBeInTheDocument();
    expect(jadePlant.getByText('Needs Water')).toBeInTheDocument();
    expect(jadePlant.getByText('Never')).toBeInTheDocument();
  });

  it('is recorded once by a double tap, and again after Undo', async () => {
    const garden = aGarden([jade]);
    visit('/garden', rosaHere, ...garden.answers);
    const jadePlant = await card('Jade Plant');
    const wasDry = () => jadePlant.findByRole('button', { name: 'It was dry: I watered it' });
    await person.dblClick(await wasDry());
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    // What has taken the place of the button is under the same finger.
    await person.click(await jadePlant.findByRole('button', { name: 'Water' }));
    await person.click(toast().getByRole('button', { name: 'Undo' }));
    await wasDry();
    expect(garden.events).toEqual([]);
    await person.click(await wasDry());
    await waitFor(() => expect(garden.events).toHaveLength(1));
  });

  it('that failed leaves what was watered meanwhile as it is', async () => {
    const aloe = { ...jade, id: 'aloe', commonName: 'Aloe', waterTaskId: 'task of Aloe' };
    let [fail, shown] = [() => {}, {} as unknown];
    const slow = http.post('*/api/plants/aloe/water', async ({ request }) => {
      shown = await request.json();
      await new Promise<void>((go) => (fail = go));
      return problem(503, 'unavailable', '');
    });
    visit('/garden', rosaHere, slow, ...aGarden([jade, aloe]).answers);
    const [first, other] = [await card('Aloe'), await card('Jade Plant')];
    await person.click(first.getByRole('button', { name: 'It was dry: I watered it' }));
    await person.click(other.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    expect(first.getByText('Healthy')).toBeInTheDocument();
    expect(shown).toEqual({ soil: 'dry', dueOn: aloe.waterDueOn });
    fail();
    expect(await first.findByText('Needs Water')).toBeInTheDocument();
    expect(other.getByText('Healthy')).toBeInTheDocument();
    expect(other.getByRole('button', { name: 'Water' })).toBeInTheDocument();
  });

  it('leaves the plant where its filter has shown it', async () => {
    visit('/garden?show=needs-water', rosaHere, ...aGarden([lily, jade, fern]).answers);
    const plant = await card('Fern');
    await person.click(plant.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await plant.findByText('Healthy')).toBeInTheDocument();
    expect(names()).toEqual(['Fern', 'Jade Plant']);
    await person.click(screen.getByRole('button', { name: 'All' }));
    await person.click(screen.getByRole('button', { name: 'Needs Water' }));
    await waitFor(() => expect(names()).toEqual(['Jade Plant']));
  });

  it('can wait while the soil is still moist', async () => {
    const garden = aGarden([lily, jade]);
    visit('/garden', rosaHere, ...garden.answers);
    expect((await card('Peace Lily')).queryByRole('button', { name: /still moist/ })).not.toBeInTheDocument();
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'It’s still moist' }));
    expect(await screen.findByText('Still Moist')).toBeInTheDocument();
    expect(garden.events).toMatchObject([{ answer: 'still-moist' }]);
  });
});
