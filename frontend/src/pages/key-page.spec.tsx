import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aCandidate, aRecord, aResult } from '../../test/identification-samples';
import { libraryPlant, problem, rosa, server, visit, withServer } from '../../test/visit';
import type { KeyPlantDto } from '../shared/api/plant-key';

withServer();
// Fetched in time, so that the first test does not wait for its transformation.
beforeAll(() => import('./key/key'));
beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

const LIBRARY = path.join(__dirname, '../../../backend/seeds/plant-library.json');
const plants = (JSON.parse(readFileSync(LIBRARY, 'utf8')) as KeyPlantDto[]).map((plant) => ({
  ...plant,
  id: `id of ${plant.slug}`,
}));
const RECORD = aRecord({
  result: aResult({
    certainty: 'unsure',
    confidence: 0.4,
    candidates: [
      aCandidate({ confidence: 0.4, libraryId: 'id of peace-lily' }),
      aCandidate({
        commonName: 'Calla Lily',
        scientificName: 'Zantedeschia',
        rank: 'genus',
        confidence: 0.2,
      }),
    ],
  }),
});
const OWN = `/identify/${RECORD.identificationId}`;

const open = (address = '/key', ...more: Parameters<typeof visit>[2][]) =>
  visit(
    address,
    rosa,
    ...more,
    http.get('*/api/plant-key', () => HttpResponse.json(plants)),
    http.get('*/api/plant-library', () =>
      HttpResponse.json([libraryPlant('Boston Fern', { id: 'id of boston-fern' })]),
    ),
    http.get('*/api/identifications/:id', () => HttpResponse.json(RECORD)),
  );
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Answers a question, which is asked for unless it is the one that the key asks anyway. */
const answer = async (topic: string, choice: string) => {
  await screen.findByRole('region', { name: /\?$/ });
  const other = screen.queryByRole('button', { name: topic });
  if (other) await userEvent.click(other);
  await tap(choice);
};
const remaining = () => within(screen.getByRole('region', { name: /^It could be one of|^It looks like/ }));

describe('the plant key', () => {
  it('narrows with each tap on a drawing, in any order, and shows what remains', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'It could be one of 384 plants' })).toBeInTheDocument();
    await tap('Pattern');
    expect(screen.getByRole('heading', { name: 'Is there a pattern on the leaves?' })).toHaveFocus();
    await tap('Leaves');
    expect(screen.getByRole('heading', { name: 'What are its leaves like?' })).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelectorAll('li svg[viewBox="0 0 160 120"]').length).toBeGreaterThan(13),
    );
    await tap('Like a feather');
    await answer('Growth', 'Like a fern');
    expect(screen.getByRole('article', { name: 'Boston Fern' })).toHaveTextContent('Fits all you saw');
    expect(remaining().getAllByRole('article')).toHaveLength(10);
    expect(screen.queryByRole('heading', { name: /384 plants$/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^(Tap 3 of at most 7)$/)).toBeInTheDocument();
  });

  it('undoes an answer, and asks that question again', async () => {
    open('/key?growth=fern&leaf=pinnate');
    await tap('Undo: Leaves, Like a feather');
    expect(screen.getByRole('heading', { name: 'What are its leaves like?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: Growth, Like a fern' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo: Leaves/ })).not.toBeInTheDocument();
  });

  it('asks nothing more after seven taps, and skipping is not a tap', async () => {
    open();
    await tap('Where it stands');
    await tap('I can’t see that');
    expect(screen.getByText('Tap 1 of at most 7')).toBeInTheDocument();
    for (let taps = 0; taps < 7; taps++) {
      await screen.findByText(`Tap ${taps + 1} of at most 7`);
      const options = screen.getByRole('region', { name: /\?$/ }).querySelectorAll('ul button');
      await userEvent.click(options[0]!);
    }
    expect(await screen.findByRole('heading', { name: 'That is all we need to ask' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(7);
  });

  it('ends with the plant’s care guide, and a place in the garden', async () => {
    open('/key?growth=fern&leaf=pinnate');
    await tap('It’s this one: Boston Fern');
    expect(screen.getByRole('heading', { level: 2, name: 'Boston Fern' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open its care guide' })).toHaveAttribute(
      'href',
      '/plants/boston-fern',
    );
    expect(await screen.findByRole('button', { name: 'Add to My Garden' })).toBeInTheDocument();
    await tap('It’s something else');
    expect(screen.getByRole('button', { name: 'It’s this one: Boston Fern' })).toBeInTheDocument();
  });

  it('is honest when no plant fits, and when it is none of them', async () => {
    open('/key?growth=globe-cactus&leaf=split&flower=spathe&sap=milky&place=outdoors');
    expect(await screen.findByText('No plant of ours looks quite like that')).toBeInTheDocument();
    await tap('None of these');
    expect(screen.getByRole('heading', { name: 'Then we may not know it yet' })).toHaveFocus();
    expect(screen.getByText(/^Our library has 384 plants, and yours may not be/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify it from a photo' })).toHaveAttribute(
      'href',
      '/identify',
    );
    await tap('Change an answer');
    expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(5);
  });

  it('goes on without a connection', async () => {
    open();
    await screen.findByRole('heading', { name: 'It could be one of 384 plants' });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.all('*', () => HttpResponse.error()));
    await answer('Growth', 'Like a fern');
    expect(screen.getByText(/^You are offline\. The key works all the same/)).toBeInTheDocument();
    await tap('It’s this one: Boston Fern');
    expect(screen.getByRole('link', { name: 'Open its care guide' })).toBeInTheDocument();
    online.mockRestore();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    let tries = 0;
    open(
      '/key',
      http.get('*/api/plant-key', () =>
        tries++ ? HttpResponse.json(plants) : problem(503, 'database-unavailable', 'Not now'),
      ),
    );
    await tap('Try Again');
    expect(await screen.findByRole('heading', { name: 'It could be one of 384 plants' })).toBeInTheDocument();
  });
});

describe('the key of an identification', () => {
  it('starts from what the photo showed, which can be left out', async () => {
    open(`${OWN}/key`);
    expect((await remainingArticles())[0]).toHaveAccessibleName('Peace Lily');
    await tap('Undo: Your photo, We began with what it may show');
    expect(await screen.findByRole('heading', { name: 'It could be one of 384 plants' })).toBeInTheDocument();
  });

  it('corrects the identification with the plant that is chosen', async () => {
    const given = jest.fn();
    open(
      `${OWN}/key?growth=fern&leaf=pinnate`,
      http.post('*/api/identifications/:id/feedback', async ({ request }) => {
        given(await request.json());
        const feedback = {
          correct: false,
          scientificName: 'Nephrolepis exaltata',
          givenAt: RECORD.createdAt,
        };
        return HttpResponse.json({ ...RECORD, feedback });
      }),
    );
    await tap('It’s this one: Boston Fern');
    await waitFor(() =>
      expect(given).toHaveBeenCalledWith({ correct: false, scientificName: 'Nephrolepis exaltata' }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Plant Identification' }),
    ).toBeInTheDocument();
  });

  it('keeps the answers when the choice could not be kept', async () => {
    open(
      `${OWN}/key?growth=fern&leaf=pinnate`,
      http.post('*/api/identifications/:id/feedback', () => HttpResponse.error()),
    );
    await tap('It’s this one: Boston Fern');
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: Growth, Like a fern' })).toBeInTheDocument();
  });

  it('works without the identification, if that cannot be loaded', async () => {
    open(
      `${OWN}/key`,
      http.get('*/api/identifications/:id', () => problem(404, 'not-found', 'Not here')),
    );
    expect(await screen.findByText('We couldn’t load your identification')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'It could be one of 384 plants' })).toBeInTheDocument();
  });

  const remainingArticles = () => screen.findAllByRole('article');
});

it.each([
  ['', '/?library'],
  ['easy', '/plants'],
])('leads to the library, with the view "%s" at %s', async (view, address) => {
  document.documentElement.dataset.view = view;
  visit(
    '/key?growth=fern&leaf=pinnate',
    { ...rosa, easyView: view === 'easy' },
    http.get('*/api/plant-key', () => HttpResponse.json(plants)),
  );
  await tap('None of these');
  delete document.documentElement.dataset.view;
  expect(await screen.findByRole('link', { name: 'Search the plant library' })).toHaveAttribute(
    'href',
    address,
  );
});

it('is reached from the library', async () => {
  open('/?library');
  expect(await screen.findByRole('link', { name: 'No name? Find it by what you see' })).toHaveAttribute(
    'href',
    '/key',
  );
});
