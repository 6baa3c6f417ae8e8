import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { libraryPlant, problem, rosa, visit, withServer } from '../../test/visit';

withServer();
afterEach(() => localStorage.clear());

const person = userEvent.setup({ delay: null });
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
      basis: 'We have no reliable record. Unknown does not mean safe.',
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
const openGuide = async (name: string) => {
  const list = await openLibrary();
  await person.click(await list.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name: 'Plant Care Guide' }));
};

describe('home', () => {
  it('tells a free member what is left and where to go', async () => {
    visit('/', rosa, library());
    expect(await screen.findByText('3 free identifications remaining')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start FREE Plant ID' })).toHaveAttribute('href', '/identify');
    expect(screen.getByRole('link', { name: 'View My Garden' })).toHaveAttribute('href', '/garden');
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/premium');
    expect(screen.getByRole('link', { name: /^Care Reminders/ })).toHaveAttribute('href', '/garden');
    expect(screen.queryByText('PREMIUM')).not.toBeInTheDocument();
  });

  it('greets a premium member as one', async () => {
    visit('/home', { ...rosa, isPremium: true }, library());
    expect(await screen.findByText('PREMIUM')).toBeInTheDocument();
    expect(screen.getByText('Unlimited identifications and AI chat')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify Plants (Unlimited)' })).toHaveAttribute(
      'href',
      '/identify',
    );
    expect(screen.getByRole('link', { name: 'AI Plant Expert' })).toHaveAttribute('href', '/chat');
  });

  it('shows the plant of the week and its guide', async () => {
    visit('/', rosa, library());
    const card = within(await screen.findByRole('article', { name: 'Jade Plant' }));
    expect(card.getByText('Bi-weekly')).toBeInTheDocument();
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

  it('can ask again when the plant of the week does not come', async () => {
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => HttpResponse.error(), { once: true }),
      library(),
    );
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Jade Plant' })).toBeInTheDocument();
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

  it('waits for the end of a word before it asks', async () => {
    visit('/', rosa, library());
    const list = await openLibrary();
    const before = asked.length;
    await person.type(list.getByPlaceholderText('Search plants...'), 'peace');
    await waitFor(() => expect(asked.at(-1)).toBe('?search=peace'));
    expect(asked.length - before).toBe(1);
  });

  it('says when there is nothing, and what to try', async () => {
    visit('/', rosa, library());
    const list = await openLibrary();
    await person.type(list.getByPlaceholderText('Search plants...'), 'zzz');
    expect(await list.findByText('No plants found.')).toBeInTheDocument();
    expect(list.getByText('Try adjusting your search or category filter.')).toBeInTheDocument();
  });

  it('says when it cannot be fetched', async () => {
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => problem(503, 'database-unavailable', 'Away')),
    );
    const list = await openLibrary();
    expect(await list.findByText('Failed to fetch plants')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the care guide', () => {
  it('does not call a plant safe because nothing is known', async () => {
    visit('/', rosa, library());
    const guide = await openGuide('Peace Lily');
    expect(guide.getByText('Not known whether it is safe for pets')).toBeInTheDocument();
    expect(guide.getByText('We have no reliable record. Unknown does not mean safe.')).toBeInTheDocument();
  });

  it('keeps the ticks of the week', async () => {
    visit('/', rosa, library());
    const open = async () => person.click(await screen.findByRole('button', { name: 'Learn More' }));
    await open();
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
    await person.click(screen.getByRole('checkbox', { name: 'Inspect for pests' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(await screen.findByRole('checkbox', { name: 'Inspect for pests' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Wipe down leaves' })).not.toBeChecked();
  });

  it('shows when to water without promising a reminder', async () => {
    visit('/', rosa, library());
    const guide = await openGuide('Aloe');
    await person.click(guide.getByRole('button', { name: 'Set Care Reminders' }));
    expect(guide.getByText(/water about every/)).toBeInTheDocument();
    expect(guide.getAllByRole('listitem')).toHaveLength(3);
    expect(guide.getByText(/no message will be sent/)).toBeInTheDocument();
    expect(screen.queryByText('Care Reminder Set')).not.toBeInTheDocument();
  });

  it('puts the plant into the garden', async () => {
    let sent: Record<string, unknown> = {};
    visit(
      '/',
      rosa,
      library(),
      http.post('*/api/plants', async ({ request }) => {
        sent = (await request.json()) as typeof sent;
        return HttpResponse.json({ ...sent, id: '1' }, { status: 201 });
      }),
    );
    const guide = await openGuide('Aloe');
    await person.click(guide.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(screen.getByText('Aloe has been added to your garden.')).toBeInTheDocument();
    expect(sent).toMatchObject({ commonName: 'Aloe', scientificName: 'Aloe vera', libraryId: 'id of Aloe' });
    expect(sent).not.toHaveProperty('userId');
  });

  it('says when that did not work', async () => {
    visit(
      '/',
      rosa,
      library(),
      http.post('*/api/plants', () => problem(500, 'unexpected', 'Oh')),
    );
    const guide = await openGuide('Aloe');
    await person.click(guide.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Failed to add plant to garden.')).toBeInTheDocument();
  });
});
