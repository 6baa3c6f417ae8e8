import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aRecord, aResult } from '../../test/identification-samples';
import { makeStore } from '../app/store';
import type { IdentificationRecordDto } from '../shared/api/api';
import { HistoryPage } from './history-page';
import { IdentificationPage } from './identification-page';

const server = setupServer();
const stored = (id: string, differing: Partial<IdentificationRecordDto> = {}) =>
  aRecord({ identificationId: id, ...differing });

function visit(path = '/identifications') {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/identifications" element={<HistoryPage />} />
          <Route path="/identifications/:id" element={<IdentificationPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

const list = (...records: IdentificationRecordDto[]) =>
  server.use(http.get('*/api/identifications', () => HttpResponse.json(records)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
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
    expect(await screen.findByRole('link', { name: 'Peace Lily' })).toHaveAttribute(
      'href',
      '/identifications/1',
    );
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
  it('is opened again', async () => {
    server.use(http.get('*/api/identifications/1', () => HttpResponse.json(stored('1'))));
    visit('/identifications/1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Peace Lily' })).toBeInTheDocument();
    expect(screen.getByText('Asked on 21 November 2026')).toBeInTheDocument();
  });

  it('is not shown when it belongs to another account', async () => {
    server.use(http.get('*/api/identifications/9', () => HttpResponse.json({ code: 'x' }, { status: 404 })));
    visit('/identifications/9');
    expect(await screen.findByText('We can’t find this identification')).toBeInTheDocument();
  });
});
