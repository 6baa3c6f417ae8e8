import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant } from '../../test/garden-samples';
import { libraryPlant, problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const lily = aPlant('Peace Lily', { scientificName: 'Spathiphyllum', careInstructions: 'Keep it moist.' });
const jade = aPlant('Jade Plant', {
  status: 'needs-water',
  needsWater: true,
  waterDueOn: '2026-11-20',
  waterTaskId: 'task of Jade Plant',
});
const fern = aPlant('Fern', {
  status: 'needs-care',
  needsWater: true,
  waterDueOn: '2026-11-02',
  place: 'Bathroom',
});
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const toast = () => within(screen.getByRole('region', { name: /F8/ }));
const rosaHere = { ...rosa, timeZone: 'UTC' };

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T10:00:00.000Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'clearTimeout',
      'clearInterval',
    ],
  });
});
afterEach(() => jest.useRealTimers());

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
    expect(peaceLily.queryByText(/Water again|Water it/)).not.toBeInTheDocument();
    expect(peaceLily.getByRole('link', { name: 'Journal' })).toHaveAttribute(
      'href',
      `/garden/${lily.id}#journal`,
    );

    const jadePlant = await card('Jade Plant');
    expect(jadePlant.getByText('Needs Water')).toBeInTheDocument();
    expect(jadePlant.getByText('Friday 6 November')).toBeInTheDocument();
    expect(jadePlant.getByText('Waiting for water since yesterday')).toBeInTheDocument();
    expect(jadePlant.getByText('No care notes available')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Share' })).toBeInTheDocument();
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

  it('offers three ways to add a plant when it is empty', async () => {
    visit('/garden', rosaHere);
    expect(await screen.findByText('Your Garden is Empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify a Plant' })).toHaveAttribute('href', '/identify');
    expect(screen.getByRole('link', { name: 'Browse Plant Library' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Add Plant' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
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
    await person.click(jadePlant.getByRole('button', { name: 'Dry: watered it' }));
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
    await person.click(jadePlant.getByRole('button', { name: 'Dry: watered it' }));
    expect(await screen.findByText('That couldn’t be saved. Please try again.')).toBeInTheDocument();
    expect(jadePlant.getByText('Needs Water')).toBeInTheDocument();
    expect(jadePlant.getByText('Never')).toBeInTheDocument();
  });

  it('can wait while the soil is still moist', async () => {
    const garden = aGarden([lily, jade]);
    visit('/garden', rosaHere, ...garden.answers);
    expect((await card('Peace Lily')).queryByRole('button', { name: /Still moist/ })).not.toBeInTheDocument();
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'Still moist' }));
    expect(await screen.findByText('Still Moist')).toBeInTheDocument();
    expect(garden.events).toMatchObject([{ answer: 'still-moist' }]);
  });
});

describe('adding a plant', () => {
  const open = async () => {
    await screen.findByRole('button', { name: 'Past plants' }); // the garden is there
    await person.click(screen.getByRole('button', { name: 'Add Plant' }));
    return within(await screen.findByRole('dialog'));
  };

  it('by typing it in needs only a name', async () => {
    const garden = aGarden([fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await sheet.findByText('Please give your plant a name')).toBeInTheDocument();
    await person.type(sheet.getByLabelText('Name'), 'Grandma’s ivy');
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    await person.selectOptions(
      sheet.getByLabelText('How bright is it there?'),
      'Beside a window, out of the sun',
    );
    const asked = within(sheet.getByRole('group', { name: 'When was it last watered?' }));
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'A few days ago',
      'About a week ago',
      'I don’t know',
    ]);
    await person.click(asked.getByRole('button', { name: 'A few days ago' }));
    expect(asked.getByRole('button', { name: 'A few days ago' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(screen.getByText('Grandma’s ivy has been added to your garden.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Fern', 'Grandma’s ivy']));
    expect(garden.sent).toEqual({
      commonName: 'Grandma’s ivy',
      place: 'Bathroom',
      light: 'bright',
      watered: 'a-few-days-ago',
    });
  });

  it('by choosing it from the library takes its care from there', async () => {
    const garden = aGarden([]);
    visit(
      '/garden',
      rosaHere,
      http.get('*/api/plant-library', () => HttpResponse.json([libraryPlant('Aloe')])),
      ...garden.answers,
    );
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Choose from the library/ }));
    await person.click(await sheet.findByRole('button', { name: /^Aloe/ }));
    expect(sheet.getByLabelText('Name')).toHaveValue('Aloe');
    expect(sheet.queryByLabelText('How often does it need water?')).not.toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(garden.sent).toEqual({ commonName: 'Aloe', libraryId: 'id of Aloe' });
  });

  it('by identifying it leads to the photo', async () => {
    visit('/garden', rosaHere);
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Identify it/ }));
    expect(await screen.findByRole('heading', { name: 'Plant Identification' })).toBeInTheDocument();
  });

  it('keeps what was typed when it fails', async () => {
    visit(
      '/garden',
      rosaHere,
      http.post('*/api/plants', () => problem(503, 'unavailable', 'Away for a moment.')),
    );
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    await person.type(sheet.getByLabelText('Name'), 'Ivy');
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Failed to add plant to garden. Please try again.')).toBeInTheDocument();
    expect(sheet.getByLabelText('Name')).toHaveValue('Ivy');
  });
});

describe('a plant in the garden', () => {
  const change = async (name: string, way: RegExp) => {
    await person.click((await card(name)).getByRole('button', { name: `Change ${name}` }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    await person.click(sheet.getByRole('button', { name: way }));
    return sheet;
  };

  it('is changed and moved', async () => {
    const garden = aGarden([lily, fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await change('Peace Lily', /^Change or move it/);
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    await person.type(sheet.getByLabelText(/^Is anything wrong/), 'Brown tips');
    await person.click(sheet.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(garden.sent).toEqual({ place: 'Bathroom', problem: 'Brown tips' });
    expect(await (await card('Peace Lily')).findByText('Bathroom')).toBeInTheDocument();
  });

  it('is archived with kind words, and restored', async () => {
    const garden = aGarden([lily, fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await change('Peace Lily', /^It’s no longer here/);
    expect(sheet.getByText('Plants come and go; that happens to every gardener.')).toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Move to past plants' }));
    expect(await screen.findByText('Moved to Past Plants')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Fern']));

    await person.click(screen.getByRole('button', { name: 'Past plants' }));
    const before = within(await screen.findByRole('dialog', { name: 'Past plants' }));
    expect(await before.findByText('Peace Lily')).toBeInTheDocument();
    await person.click(before.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    expect(await before.findByText(/There are none/)).toBeInTheDocument();
  });

  it('is deleted only once that is confirmed, and restored with Undo', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, fern]).answers);
    const sheet = await change('Fern', /^Delete it/);
    expect(sheet.getByText('Delete Fern?')).toBeInTheDocument();
    expect(screen.queryByText('Plant Deleted')).not.toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Delete Fern' }));
    expect(await screen.findByText('Plant Deleted')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Peace Lily']));
    await person.click(toast().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});
