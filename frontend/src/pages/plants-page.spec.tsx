import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPlant } from '../../test/garden-samples';
import { libraryPlant, problem, rosa, visit, withServer } from '../../test/visit';

withServer();
afterEach(() => localStorage.clear());

const aloe = {
  ...libraryPlant('Aloe Vera', { scientificName: 'Aloe vera', otherNames: ['True aloe'] }),
  related: [
    {
      slug: 'haworthia',
      commonName: 'Haworthia',
      scientificName: 'Haworthia',
      imageUrl: '/drawings/haworthia.svg',
    },
  ],
};
const guide = http.get('*/api/plant-library/aloe-vera', () => HttpResponse.json(aloe));
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const textOfGuide = (within: Element) =>
  [...within.querySelectorAll('.part, .safety, fieldset')].map((part) => part.textContent);

describe('the page of a care guide', () => {
  it.each(['/plants/aloe-vera', '/Plants/Aloe-Vera/'])('is open to everybody at %s', async (path) => {
    visit(path, undefined, guide);
    expect(await screen.findByRole('heading', { level: 1, name: 'Aloe Vera' })).toBeInTheDocument();
    for (const name of ['Watering', 'Light Requirements', 'Soil & Care', 'Plants like this one'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    expect(screen.getByText('Also called True aloe.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Haworthia/ })).toHaveAttribute('href', '/plants/haworthia');
    expect(screen.getByRole('link', { name: 'Add to My Garden' })).toHaveAttribute(
      'href',
      '/?join=aloe-vera',
    );
    expect(screen.queryByRole('button', { name: 'Set Care Reminders' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Aloe Vera care guide · Leaflore'));
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        'http://localhost/plants/aloe-vera',
      ),
    );
  });

  it('lets a member add the plant and be reminded of it', async () => {
    visit('/plants/aloe-vera', rosa, guide);
    expect(await screen.findByRole('button', { name: 'Add to My Garden' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Set Care Reminders' }));
    expect(await screen.findByRole('heading', { name: 'How often to water' })).toBeInTheDocument();
  });

  it('shows all four answers to when it was last watered, also where the button was at the lower edge', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    visit('/plants/aloe-vera', rosa, guide);
    await person.click(await screen.findByRole('button', { name: 'Add to My Garden' }));
    const last = await screen.findByRole('button', { name: 'I don’t know' });
    expect(intoView.mock.contexts.at(-1)).toContainElement(last);
    expect(intoView).toHaveBeenLastCalledWith({ block: 'nearest' });
    intoView.mockRestore();
  });

  it('shows the link to a plant that was added, also below four tall answers', async () => {
    const added = http.post('*/api/plants', () => HttpResponse.json(aPlant('Aloe Vera'), { status: 201 }));
    visit('/plants/aloe-vera', rosa, guide, added);
    await person.click(await screen.findByRole('button', { name: 'Add to My Garden' }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await person.click(await screen.findByRole('button', { name: 'I don’t know' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'See it in My Garden' })).toHaveFocus());
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
    focus.mockRestore();
  });

  it('says the same as the care guide in the dialog', async () => {
    const { container, unmount } = visit('/plants/aloe-vera', rosa, guide);
    await screen.findByRole('heading', { level: 1, name: 'Aloe Vera' });
    const page = textOfGuide(container);
    expect(page).toHaveLength(5);
    unmount();
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => HttpResponse.json([aloe])),
    );
    await person.click(await screen.findByRole('button', { name: 'Learn More' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plant Care Guide' });
    await within(dialog).findByText('Watering');
    expect(textOfGuide(dialog)).toEqual(page);
  });

  it('says that there is no such guide', async () => {
    visit(
      '/plants/none',
      undefined,
      http.get('*/api/plant-library/none', () => problem(404, 'guide-not-found', 'No.')),
    );
    expect(await screen.findByRole('heading', { name: 'Not in our library' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all plants' })).toHaveAttribute('href', '/plants');
  });

  it('tries again when it cannot be loaded', async () => {
    let isAway = true;
    const answer = http.get('*/api/plant-library/aloe-vera', () =>
      isAway ? problem(503, 'unavailable', 'No.') : HttpResponse.json(aloe),
    );
    visit('/plants/aloe-vera', undefined, answer);
    const again = await screen.findByRole('button', { name: 'Try Again', busy: false });
    isAway = false;
    await person.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Aloe Vera' })).toBeInTheDocument();
  });
});

describe('the lists of plants', () => {
  const library = http.get('*/api/plant-library', () =>
    HttpResponse.json([
      libraryPlant('Aloe Vera'),
      libraryPlant('Fern', { lightNeeds: 'Shade', petToxicity: { ...aloe.petToxicity, level: 'unknown' } }),
      libraryPlant('Spider Plant', { petToxicity: { ...aloe.petToxicity, level: 'non-toxic' } }),
    ]),
  );
  const shown = async () => {
    await screen.findByRole('heading', { level: 2, name: /^\d+ plants?$/ });
    return [...document.querySelectorAll('main li img')].map((picture) =>
      picture.closest('a')!.getAttribute('href'),
    );
  };

  it.each([
    ['/plants', 'All Plants', ['/plants/aloe-vera', '/plants/fern', '/plants/spider-plant']],
    ['/plants/light/shade', 'Plants for shade', ['/plants/fern']],
    ['/Plants/Pets/Not-Poisonous/', 'Plants that are not poisonous to pets', ['/plants/spider-plant']],
  ])('%s shows %s', async (path, title, plants) => {
    visit(path, undefined, library);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await shown()).toEqual(plants);
  });

  /** What the server finds: here, names that begin with what is searched for. */
  const searched = http.get('*/api/plant-library', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    const names = ['Aloe Vera', 'Alocasia', 'Fern'].filter((name) => name.startsWith(search));
    return HttpResponse.json(names.map((name) => libraryPlant(name)));
  });

  it('have a search for everybody, of which the address is kept and the heading has the focus', async () => {
    // React asks a form that leads to another address for its data, which Node's class does not get from jsdom's form.
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
    visit('/plants', undefined, searched);
    await screen.findByRole('heading', { level: 2, name: '3 plants' });
    await person.type(screen.getByRole('searchbox', { name: 'Name of the plant' }), ' Al {Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 plants for “Al”' })).toHaveFocus());
    expect(await screen.findByRole('link', { name: /^Alocasia/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Fern/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Plants by what they need' })).not.toBeInTheDocument();
    await person.clear(screen.getByRole('searchbox'));
    await person.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '3 plants' })).toHaveFocus());
    jest.restoreAllMocks();
  });

  it('show what an address searches for, and are the same page to search engines', async () => {
    visit('/plants?search=Xy', undefined, searched);
    expect(await screen.findByRole('heading', { level: 2, name: '0 plants for “Xy”' })).toBeInTheDocument();
    expect(screen.getByText('Check the spelling, or try another name for it.')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('Xy');
    expect(screen.getByRole('link', { name: 'See all plants' })).toHaveAttribute('href', '/plants');
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        'http://localhost/plants',
      ),
    );
  });

  it('are not there for groups that nobody made', async () => {
    visit('/plants/light/moon', undefined, library);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  });
});
