import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aCandidate, aRecord, aResult } from '../../test/identification-samples';
import { rosa } from '../../test/uploads';
import { makeStore } from '../app/store';
import { useSession } from '../entities/account/use-account';
import type { IdentificationRecordDto } from '../shared/api/api';
import { HistoryPage } from './history-page';
import { IdentificationPage } from './identification-page';

const server = setupServer();
const stored = (id: string, differing: Partial<IdentificationRecordDto> = {}) =>
  aRecord({ identificationId: id, ...differing });

const Known = () =>
  useSession().account && (
    <Routes>
      <Route path="/identifications" element={<HistoryPage />} />
      <Route path="/identifications/:id" element={<IdentificationPage />} />
      <Route path="/identify/:id" element={<IdentificationPage />} />
    </Routes>
  );

function visit(path = '/identifications') {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Known />
      </MemoryRouter>
    </Provider>,
  );
}

const list = (...records: IdentificationRecordDto[]) =>
  server.use(http.get('*/api/identifications', () => HttpResponse.json(records)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.get('*/api/auth/user', () => HttpResponse.json(rosa))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the identifications of a person', () => {
  it('are listed with name, date and confidence, whatever their outcome', async () => {
    const failure = { code: 'identifier-busy', message: 'The identification service is very busy.' };
    list(
      stored('1'),
      stored('2', { result: aResult({ certainty: 'unsure' }) }),
      stored('3', { state: 'released', result: null, failure }),
      stored('4', { result: aResult({ certainty: 'not-a-plant', plant: null }) }),
    );
    visit();
    expect(await screen.findByRole('link', { name: 'Peace Lily' })).toHaveAttribute('href', '/identify/1');
    expect(screen.getByText('82% sure')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Perhaps Peace Lily' })).toBeInTheDocument();
    expect(screen.getByText(failure.message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'No plant seen' })).toBeInTheDocument();
    expect(screen.getAllByText('21 November 2026')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('continue at the address of the Link header', async () => {
    server.use(
      http.get('*/api/identifications', ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'older'
          ? HttpResponse.json([stored('2', { result: aResult({ certainty: 'unsure' }) })])
          : HttpResponse.json([stored('1')], {
              headers: { link: '</api/identifications?limit=20&cursor=older>; rel="next"' },
            }),
      ),
    );
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Perhaps Peace Lily' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Peace Lily' })).toBeInTheDocument();
  });

  it('are completed while the page is open', async () => {
    list(stored('1', { state: 'analysing', result: null }));
    server.use(
      http.get('*/api/identifications/1', () =>
        HttpResponse.json(stored('1', { state: 'analysing', result: null })),
      ),
      http.get(
        '*/api/identifications/1/events',
        () => new HttpResponse(`event: done\ndata: ${JSON.stringify(stored('1'))}\n\n`),
      ),
    );
    visit();
    expect(await screen.findByText('Working on it')).toBeInTheDocument();
    expect(await screen.findByText('82% sure')).toBeInTheDocument();
  });

  it('have an empty state with the next step', async () => {
    list();
    visit();
    expect(await screen.findByRole('heading', { name: 'No identifications yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify a Plant' })).toHaveAttribute('href', '/identify');
  });

  it('say that nothing is lost when they cannot be loaded, and try again', async () => {
    server.use(http.get('*/api/identifications', () => HttpResponse.error(), { once: true }));
    visit();
    await screen.findByText('We couldn’t load your identifications');
    list(stored('1'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Peace Lily' })).toBeInTheDocument();
  });
});

describe('one of them', () => {
  it.each(['/identify/1', '/identifications/1'])('is opened again at %s', async (address) => {
    server.use(http.get('*/api/identifications/1', () => HttpResponse.json(stored('1'))));
    visit(address);
    expect(await screen.findByRole('heading', { level: 2, name: 'Peace Lily' })).toBeInTheDocument();
    expect(screen.getByText(/^Asked on/)).toHaveTextContent('Asked on 21 November 2026');
  });

  it('no longer says how unsure we were once its owner has confirmed it', async () => {
    const feedback = {
      correct: true,
      scientificName: 'Spathiphyllum wallisii',
      givenAt: '2026-11-21T10:01:00Z',
    };
    const guess = stored('1', { result: aResult({ certainty: 'unsure', confidence: 0.43 }), feedback });
    server.use(http.get('*/api/identifications/1', () => HttpResponse.json(guess)));
    visit('/identify/1');
    expect(await screen.findByText('You confirmed')).toBeInTheDocument();
    expect(screen.getByText('We were 43% sure.')).toBeInTheDocument();
    expect(screen.queryByText('Not sure')).not.toBeInTheDocument();
  });

  it('keeps the focus in its place when its owner confirms it', async () => {
    const feedback = {
      correct: true,
      scientificName: 'Spathiphyllum wallisii',
      givenAt: '2026-11-21T10:01:00Z',
    };
    server.use(
      http.get('*/api/identifications/1', () => HttpResponse.json(stored('1'))),
      http.post('*/api/identifications/1/feedback', () => {
        server.use(http.get('*/api/identifications/1', () => HttpResponse.json(stored('1', { feedback }))));
        return HttpResponse.json(stored('1', { feedback }));
      }),
    );
    visit('/identify/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, that’s it' }));
    const thanks = await screen.findByText('Thanks for confirming.');
    await waitFor(() => expect(thanks.closest('.verdict')).toHaveFocus());
  });

  it.each([
    ['nothing could be seen of its health', undefined, true],
    ['it is well', { status: 'healthy', healthScore: 91, issues: [], recommendations: [] }, false],
  ] as const)('leads to the check of the plant where %s: %#', async (_, diseaseDetection, leads) => {
    const plant = {
      ...aResult().plant!,
      diseaseDetection: diseaseDetection && { ...diseaseDetection, issues: [], recommendations: [] },
    };
    server.use(
      http.get('*/api/identifications/1', () =>
        HttpResponse.json(stored('1', { result: aResult({ plant }) })),
      ),
    );
    visit('/identify/1');
    await screen.findByRole('heading', { name: 'How it is doing' });
    const link = screen.queryByRole('link', { name: 'What is wrong?' });
    expect(link?.getAttribute('href') ?? null).toBe(
      leads ? '/doctor?of=Spathiphyllum%20wallisii&seen=' : null,
    );
  });

  it('says of a species alone that the library does not have it, never of a group', async () => {
    const candidates = [
      aCandidate(),
      aCandidate({ commonName: 'Cactus', scientificName: 'Cactaceae', rank: 'group', libraryId: null }),
      aCandidate({ commonName: 'Sundew', scientificName: 'Drosera capensis', libraryId: null }),
    ];
    const result = aResult({ certainty: 'not-listed', candidates });
    server.use(http.get('*/api/identifications/1', () => HttpResponse.json(stored('1', { result }))));
    visit('/identify/1');
    const [, cactus, sundew] = await screen.findAllByRole('listitem');
    expect(cactus).toHaveTextContent(/^Cactus/);
    expect(cactus).not.toHaveTextContent('Not in our library yet');
    expect(sundew).toHaveTextContent('Not in our library yet');
  });

  it('is asked once more with the same photos when it has failed', async () => {
    const failure = { code: 'identifier-busy', message: 'The identification service is very busy.' };
    const asked = jest.fn();
    server.use(
      http.get('*/api/identifications/1', () =>
        HttpResponse.json(stored('1', { state: 'released', result: null, failure, counted: false })),
      ),
      http.post('*/api/identify-plant', async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json(stored('2'), { status: 202 });
      }),
    );
    visit('/identify/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again', busy: false }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Peace Lily' })).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith({ imageUrls: aRecord().imageUrls });
  });

  it('is not shown when it belongs to another account', async () => {
    server.use(http.get('*/api/identifications/9', () => HttpResponse.json({ code: 'x' }, { status: 404 })));
    visit('/identify/9');
    expect(await screen.findByText('We can’t find this identification')).toBeInTheDocument();
  });
});
