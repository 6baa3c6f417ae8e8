import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant } from '../../../test/garden-samples';
import { libraryPlant, noReminders, problem, rosa, server, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => server.use(guides));
afterEach(() => localStorage.clear());

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const plants = [
  libraryPlant('Aloe', { scientificName: 'Aloe vera' }),
  libraryPlant('Jade Plant'),
  libraryPlant('Peace Lily', {
    petToxicity: {
      level: 'unknown',
      animals: [],
      source: null,
      basis: 'We have no reliable record. Unknown doesn’t mean safe.',
    },
  }),
];
const propagation = [{ way: 'the young plants at its base', how: 'Cut one off, 5 cm tall at least.' }];
const guides = http.get('*/api/plant-library/:slug', ({ params: { slug } }) =>
  HttpResponse.json({ ...plants.find((plant) => plant.slug === slug), propagation, related: [] }),
);
const library = () => http.get('*/api/plant-library', () => HttpResponse.json(plants));
const openGuide = async (name: string) => {
  await person.click(await screen.findByRole('button', { name: /^Plant Library/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Plant Library' }));
  await person.click(await list.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name: 'Plant Care Guide' }));
};

describe('the care guide', () => {
  it('does not call a plant safe when nothing is known', async () => {
    visit('/', rosa, library());
    const guide = await openGuide('Peace Lily');
    expect(guide.getByText('We don’t know if it’s safe for pets')).toBeInTheDocument();
    expect(guide.getByText('We have no reliable record. Unknown doesn’t mean safe.')).toBeInTheDocument();
  });

  it('warns about pets before it speaks of care', async () => {
    visit('/', rosa, library());
    const guide = await openGuide('Peace Lily');
    const headings = guide.getAllByRole('heading', { level: 4 });
    const warning = guide.getByText('We don’t know if it’s safe for pets');
    for (const heading of headings)
      expect(warning.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says how new plants are made, as the page of the guide does', async () => {
    visit('/', rosa, library());
    const guide = await openGuide('Aloe');
    expect(await guide.findByRole('heading', { name: 'Make new plants from it' })).toBeInTheDocument();
    expect(guide.getByText('Cut one off, 5 cm tall at least.')).toHaveTextContent(
      /^The young plants at its base\. Cut/,
    );
  });

  it('measures in the units of the reader', async () => {
    const measured = libraryPlant('Water Lily', {
      careInstructions: 'Water when the top 3 cm are dry. Keep it above 15 °C.',
      soilType: 'Heavy loam under 15 to 40 cm of water',
      description: 'It grows a metre wide.',
    });
    const answer = http.get('*/api/plant-library', () => HttpResponse.json([measured]));
    visit('/', { ...rosa, units: 'imperial' }, answer);
    const guide = await openGuide('Water Lily');
    expect(
      await guide.findByText('Water when the top inch is dry. Keep it above 59 °F.'),
    ).toBeInTheDocument();
    expect(guide.getByText('Heavy loam under 6 to 16 inches of water.')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\d cm|°C|metre/);
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

  describe('asked for reminders', () => {
    const on = http.put('*/api/reminders', () => HttpResponse.json({ ...noReminders, enabled: true }));
    const ask = async (...kept: ReturnType<typeof aPlant>[]) => {
      const garden = aGarden(kept);
      visit('/', { ...rosa, timeZone: 'UTC' }, library(), on, ...garden.answers);
      const guide = await openGuide('Aloe');
      await person.click(guide.getByRole('button', { name: 'Set Care Reminders' }));
      return { guide, garden };
    };
    const aloe = { libraryId: 'id of Aloe', waterDueOn: '2031-05-03', waterReason: 'The garden knows why.' };

    it('gives no date for a plant that is not in the garden, and adds it with one press', async () => {
      const { guide, garden } = await ask();
      expect(
        within(guide.getByRole('status')).getByText('Every 2 weeks, every month in winter.'),
      ).toBeInTheDocument();
      const days = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
      expect(guide.getByRole('status')).not.toHaveTextContent(days);

      await person.click(guide.getByRole('button', { name: 'Add it to my garden and remind me' }));
      await person.click(await guide.findByRole('button', { name: 'About a week ago' }));
      expect(await screen.findByText('Reminders Set!')).toBeInTheDocument();
      expect(garden.sent).toEqual({
        commonName: 'Aloe',
        libraryId: 'id of Aloe',
        watered: 'about-a-week-ago',
      });
      expect(await guide.findByRole('heading', { name: 'When to water next' })).toBeInTheDocument();
    });

    it('gives the date of the garden, and why, for a plant that is there', async () => {
      const { guide } = await ask(aPlant('Aloe', aloe), aPlant('Fern', { libraryId: 'another' }));
      expect(guide.getByText('Your Aloe is due for water on Saturday 3 May 2031.')).toBeInTheDocument();
      expect(guide.getByText('The garden knows why.')).toBeInTheDocument();
      expect(guide.getByRole('status')).not.toHaveTextContent('growing season');
      await person.click(guide.getByRole('button', { name: 'Remind me' }));
      expect(await screen.findByText('Reminders Set!')).toBeInTheDocument();
    });

    it('says when the garden cannot be loaded, and tries again', async () => {
      let isAway = true;
      visit(
        '/',
        rosa,
        library(),
        http.get('*/api/plants', () =>
          isAway ? problem(503, 'unavailable', 'No.') : HttpResponse.json([aPlant('Aloe', aloe)]),
        ),
      );
      const guide = await openGuide('Aloe');
      await person.click(guide.getByRole('button', { name: 'Set Care Reminders' }));
      // Opened, it asks once more by itself what the page could not load: a press meanwhile would do nothing.
      const again = await guide.findByRole('button', { name: 'Try Again', busy: false });
      isAway = false;
      await person.click(again);
      expect(await guide.findByRole('button', { name: 'Remind me' })).toBeInTheDocument();
    });
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
    expect(guide.getByRole('button', { name: 'Today' })).toHaveFocus();
    await person.click(guide.getByRole('button', { name: 'I don’t know' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(screen.getByText('Aloe has been added to your garden.')).toBeInTheDocument();
    expect(sent).toMatchObject({
      commonName: 'Aloe',
      scientificName: 'Aloe vera',
      watered: 'unknown',
      libraryId: 'id of Aloe',
    });
    expect(sent).not.toHaveProperty('userId');
    // A second press opens the plant instead of adding another one.
    const way = guide.getByRole('link', { name: 'See it in My Garden' });
    expect(way).toHaveAttribute('href', '/garden/1');
    expect(way).toHaveFocus();
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
    await person.click(await guide.findByRole('button', { name: 'Today' }));
    expect(await screen.findByText('Failed to add plant to garden.')).toBeInTheDocument();
  });
});
