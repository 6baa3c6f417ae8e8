import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aGarden, aPlant, aTask } from '../../test/garden-samples';
import { libraryPlant, problem, rosa, server, visit, withPremium, withServer } from '../../test/visit';

withServer();
afterEach(() => localStorage.clear());

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const plants = [
  libraryPlant('Aloe', { scientificName: 'Aloe vera' }),
  libraryPlant('Jade Plant'),
  libraryPlant('Peace Lily', {
    category: 'houseplants',
    scientificName: 'Spathiphyllum',
    petToxicity: {
      level: 'unknown',
      animals: [],
      source: null,
      basis: 'We have no reliable record. Unknown doesn’t mean safe.',
    },
  }),
];
const asked: string[] = [];
const library = (list: JsonBodyType = plants) =>
  http.get('*/api/plant-library', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const word = searchParams.get('search')?.toLowerCase() ?? '';
    const found = (plant: { commonName: string }) => plant.commonName.toLowerCase().includes(word);
    return HttpResponse.json(Array.isArray(list) ? (list as typeof plants).filter(found) : list);
  });
const openLibrary = async () => {
  await person.click(await screen.findByRole('button', { name: /^Plant Library/ }));
  return within(await screen.findByRole('dialog', { name: 'Plant Library' }));
};

describe('home', () => {
  it('shows a free member what is left and where to go', async () => {
    visit('/', rosa, library());
    expect(await screen.findByText('3 free identifications remaining')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Start FREE Plant ID' })).toHaveAttribute(
      'href',
      '/identify',
    );
    expect(screen.getByRole('link', { name: 'View My Garden' })).toHaveAttribute('href', '/garden');
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/premium');
    expect(screen.getByRole('link', { name: /^Care Reminders/ })).toHaveAttribute('href', '/garden');
    expect(screen.queryByText('PREMIUM')).not.toBeInTheDocument();
  });

  it('opens the library for who comes from the empty garden', async () => {
    visit('/garden', rosa, library());
    await person.click(await screen.findByRole('link', { name: 'Browse Plant Library' }));
    expect(await screen.findByRole('dialog', { name: 'Plant Library' })).toBeInTheDocument();
  });

  it('says when an expert has answered a premium member who has not seen it yet', async () => {
    const unseenAnswerAt = '2026-05-04T10:00:00.000Z';
    visit('/home', { ...rosa, isPremium: true, unseenAnswerAt }, library());
    expect(await screen.findByText('Your question has been answered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the answer' })).toHaveAttribute('href', '/community');
  });

  it('greets a premium member as one', async () => {
    visit('/home', { ...rosa, ...withPremium }, library());
    expect(await screen.findByText('PREMIUM')).toBeInTheDocument();
    expect(screen.getByText('Unlimited identifications and AI chat')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Identify Plants (Unlimited)' })).toHaveAttribute(
      'href',
      '/identify',
    );
    expect(screen.getByRole('link', { name: 'AI Plant Expert' })).toHaveAttribute('href', '/chat');
  });

  it('shows the plant of the week and its guide', async () => {
    const whole = http.get('*/api/plant-library/:slug', () => HttpResponse.json(libraryPlant('Jade Plant')));
    visit('/', rosa, library(), whole);
    const card = within(await screen.findByRole('article', { name: 'Jade Plant' }));
    expect(card.getByText('Every 2 weeks')).toBeInTheDocument();
    await person.click(card.getByRole('button', { name: 'Learn More' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Plant Care Guide' }));
    for (const part of ['Watering', 'Light Requirements', 'Soil & Care'])
      expect(guide.getByRole('heading', { name: part })).toBeInTheDocument();
    expect(guide.getByText(/Listed by the ASPCA/)).toBeInTheDocument();
    expect(guide.getByRole('link', { name: /Read the source/ })).toHaveAttribute(
      'href',
      'https://www.aspca.org/jade-plant',
    );
  });

  it('offers to try again when the plant of the week cannot be loaded', async () => {
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => HttpResponse.error(), { once: true }),
      library(),
    );
    await person.click(await screen.findByRole('button', { name: 'Try Again', busy: false }));
    expect(await screen.findByRole('article', { name: 'Jade Plant' })).toBeInTheDocument();
  });
});

describe('home of a member with plants', () => {
  const lily = aPlant('Peace Lily', {
    status: 'needs-water',
    needsWater: true,
    waterDueOn: '2026-11-18',
    place: 'Kitchen',
  });
  const jade = aPlant('Jade Plant');
  const feed = aTask('fertilise', jade);
  const water = aTask('water', lily, { dueOn: '2026-11-18' });
  const today = async () => within((await screen.findByText(/^Saturday 21 November/)).closest('section')!);
  const row = (list: ReturnType<typeof within>, name: string) =>
    within(list.getByText(name, { selector: 'p > span' }).closest('li')!);
  const home = (...tasks: (typeof feed)[]) => {
    const garden = aGarden([lily, jade], tasks);
    visit('/', { ...rosa, timeZone: 'UTC' }, library(), ...garden.answers);
    return garden;
  };

  it('starts with what is due today, and says without blame what is overdue', async () => {
    home(water, feed);
    const list = await today();
    expect(list.getByText('Saturday 21 November, 2 things to do')).toBeInTheDocument();
    expect(list.getByText('Kitchen · waiting since Wednesday 18 November')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'This month in your garden' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Today',
      'Your garden at a glance',
      'This month in your garden',
      'Plant of the Week',
    ]);
    expect(headings.at(-1)).toBe('Quick Actions');
    expect(screen.queryByText(/This is a sample/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all 2' })).toHaveAttribute('href', '/garden');
  });

  it('says what this month has for the garden, with a tip and its source', async () => {
    const plants = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: name, name: `Plant ${name}` }));
    const november = {
      month: '2026-11',
      parts: [
        { part: 'rest', plants },
        { part: 'feed', plants: [{ id: jade.id, name: 'Jade Plant' }] },
      ],
      tips: [
        { id: 'a', text: 'Roses rest. Leave them.', source: { name: 'RHS', url: 'https://www.rhs.org.uk/' } },
      ],
    };
    const asked: (string | null)[] = [];
    home(water);
    server.use(
      http.get('*/api/garden/year', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('month'));
        return HttpResponse.json(november);
      }),
    );
    const heading = await screen.findByRole('heading', { name: 'This month in your garden' });
    const month = within(heading.closest('section')!);
    expect(await month.findByText('Roses rest. Leave them.')).toBeInTheDocument();
    const items = month.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Time to feed: Jade Plant',
      'Resting, so they drink less: Plant A, Plant B, Plant C and 2 more',
    ]);
    expect(month.getByRole('link', { name: 'RHS' })).toHaveAttribute('href', 'https://www.rhs.org.uk/');
    expect(asked).toEqual(['2026-11']);
  });

  it('completes tasks with one tap each, until all is done and what comes next is shown', async () => {
    const garden = home(water, feed);
    const list = await today();
    await person.click(row(list, 'Water').getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    expect(list.getByText('Saturday 21 November, 1 thing to do')).toBeInTheDocument();
    expect(list.getByText('Watered. Next time on Saturday 5 December.')).toBeInTheDocument();

    await person.click(row(list, 'Feed').getByRole('button', { name: 'Done' }));
    expect(await list.findByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
    expect(list.getByRole('heading', { name: 'What comes next' })).toBeInTheDocument();
    expect(garden.events.map(({ kind }) => kind)).toEqual(['water', 'fertilise']);
  });

  it('offers Undo where a task was answered', async () => {
    const garden = home(water, feed);
    const list = await today();
    await person.click(row(list, 'Water').getByRole('button', { name: 'It was dry: I watered it' }));
    await list.findByText(/^Watered\. Next time/);
    await person.click(row(list, 'Water').getByRole('button', { name: 'Undo' }));
    expect(await list.findByText('Saturday 21 November, 2 things to do')).toBeInTheDocument();
    expect(row(list, 'Water').getByRole('button', { name: 'It was dry: I watered it' })).toBeInTheDocument();
    expect(garden.events).toEqual([]);
  });

  it('says who of the household was first, and offers to undo theirs once the day shows it', async () => {
    const garden = aGarden([lily, jade], [water, feed]);
    const who = 'Ada has already noted it.';
    const first = http.post('*/api/care/tasks/:id/done', async ({ request }) => {
      const noted = garden.answers.find((each) => each.info.path === '*/api/care/tasks/:id/done')!;
      const { response } = (await noted.run({ request, requestId: 'first' }))!;
      const body = (await response!.json()) as object;
      return HttpResponse.json({ ...body, eventId: 'nowhere', alreadyDone: who });
    });
    visit('/', { ...rosa, timeZone: 'UTC' }, library(), first, ...garden.answers);
    const list = await today();
    await person.click(row(list, 'Water').getByRole('button', { name: 'It was dry: I watered it' }));
    const toast = await screen.findByText(who);
    expect(screen.getByText('Already Done')).toBeInTheDocument();
    expect(within(toast.closest('li')!).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await person.click(await row(list, 'Water').findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(garden.events).toEqual([]));
  });

  it('accepts soil that is still moist, soil that is dry, and tomorrow', async () => {
    const garden = home(water, feed);
    const list = await today();
    expect(row(list, 'Feed').queryByRole('button', { name: 'It’s still moist' })).not.toBeInTheDocument();
    await person.click(row(list, 'Feed').getByRole('button', { name: 'Put off until tomorrow' }));
    expect(
      await list.findByText('Put off until Saturday 5 December.', { selector: 'li p' }),
    ).toBeInTheDocument();

    await person.click(row(list, 'Water').getByRole('button', { name: 'It’s still moist' }));
    expect(await list.findByText(/^Still moist\. We’ll ask again/)).toBeInTheDocument();
    await person.click(row(list, 'Water').getByRole('button', { name: 'Undo' }));
    await person.click(await row(list, 'Water').findByRole('button', { name: 'It was dry: I watered it' }));
    expect(await list.findByText(/^Watered\. Next time/)).toBeInTheDocument();
    await waitFor(() => expect(garden.events.map(({ answer }) => answer)).toEqual(['later', 'was-dry']));
  });

  it('reopens the task when the server did not record the answer', async () => {
    visit(
      '/',
      rosa,
      library(),
      http.post('*/api/care/tasks/:id/done', () => problem(503, 'unavailable', '')),
      ...aGarden([lily], [water]).answers,
    );
    const list = await today();
    await person.click(list.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByText('That couldn’t be saved. Please try again.')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'It was dry: I watered it' })).toBeInTheDocument();
  });

  it('shows the first of many tasks, by place, and all of them on request', async () => {
    const many = Array.from({ length: 9 }, (_, n) =>
      aPlant(`Plant ${n + 1}`, { place: n % 2 ? 'Kitchen' : 'Balcony' }),
    );
    visit(
      '/',
      rosa,
      library(),
      ...aGarden(
        many,
        many.map((plant) => aTask('water', plant)),
      ).answers,
    );
    const list = await today();
    expect(list.getAllByRole('button', { name: 'It was dry: I watered it' })).toHaveLength(5);
    await person.click(list.getByRole('button', { name: 'Show all 9' }));
    expect(list.getAllByRole('button', { name: 'It was dry: I watered it' })).toHaveLength(9);
    expect(list.getByRole('heading', { name: 'Balcony' })).toBeInTheDocument();
  });

  it('still has all its links when the garden cannot be loaded', async () => {
    const away = () => problem(503, 'unavailable', 'No.');
    visit('/', rosa, library(), http.get('*/api/plants', away), http.get('*/api/care/today', away));
    expect(await screen.findByText('We couldn’t load what is due today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View My Garden' })).toBeInTheDocument();
  });

  it('has one clear next step while the garden is empty', async () => {
    visit('/', rosa, library());
    expect(await screen.findByRole('heading', { name: 'Begin with one plant' })).toBeInTheDocument();
    expect(screen.getByText(/This is a sample/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
  });
});

describe('the plant library', () => {
  it('finds plants by name and by category', async () => {
    visit('/', rosa, library());
    const list = await openLibrary();
    expect(await list.findByRole('button', { name: /^Peace Lily.*Spathiphyllum/ })).toBeInTheDocument();
    for (const chip of ['All', 'Houseplants', 'Succulents', 'Flowering'])
      expect(list.getByRole('button', { name: chip })).toBeInTheDocument();

    await person.type(list.getByPlaceholderText('Search plants...'), 'aloe');
    await waitFor(() => expect(list.queryByRole('button', { name: /^Peace Lily/ })).not.toBeInTheDocument());
    expect(asked.at(-1)).toBe('?search=aloe');
    await person.click(list.getByRole('button', { name: 'Succulents' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?category=succulents&search=aloe'));
  });

  it('waits until typing stops before it searches', async () => {
    visit('/', rosa, library());
    const list = await openLibrary();
    const before = asked.length;
    await person.type(list.getByPlaceholderText('Search plants...'), 'peace');
    await waitFor(() => expect(asked.at(-1)).toBe('?search=peace'));
    expect(asked.length - before).toBe(1);
  });

  it('says when nothing matches, and what to try', async () => {
    visit('/', rosa, library());
    const list = await openLibrary();
    await person.type(list.getByPlaceholderText('Search plants...'), 'zzz');
    expect(await list.findByText('No plants found.')).toBeInTheDocument();
    expect(list.getByText('Try adjusting your search or category filter.')).toBeInTheDocument();
  });

  it('says when it cannot be loaded', async () => {
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => problem(503, 'database-unavailable', 'Away')),
    );
    const list = await openLibrary();
    expect(await list.findByText('Failed to fetch plants')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});
