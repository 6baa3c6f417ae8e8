import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { makeStore } from '../src/app/store';
import { useSession } from '../src/entities/account/use-account';
import { IdentificationPage } from '../src/pages/identification-page';
import { IdentifyPage } from '../src/pages/identify-page';
import type { Account, IdentificationRecordDto } from '../src/shared/api/api';
import { Toaster } from '../src/shared/toast/toaster';
import { aRecord } from './identification-samples';
import { rosa, takesUploads } from './uploads';

export const ID = aRecord().identificationId;
export const server = setupServer();
/** The requests that the server received. */
export const sent: { key: string | null; prefer: string | null; images?: string[]; imageUrls?: string[] }[] =
  [];
/** The types of the photos that arrived at upload links. */
export const uploads: string[] = [];
let used: number;

const event = (name: string, record: IdentificationRecordDto) =>
  `event: ${name}\ndata: ${JSON.stringify(record)}\n\n`;

/** The server accepts the request and streams its states until the last one. */
export function answers(last: IdentificationRecordDto, charged = 1) {
  const queued = aRecord({ state: 'queued', result: null });
  server.use(
    http.post('*/api/identify-plant', async ({ request }) => {
      const body = (await request.json()) as { images?: string[]; imageUrls?: string[] };
      const { headers } = request;
      sent.push({ key: headers.get('idempotency-key'), prefer: headers.get('prefer'), ...body });
      used += charged;
      return HttpResponse.json(queued, { status: 202, headers: { location: `/api/identifications/${ID}` } });
    }),
    http.get('*/api/identifications/:id/events', () => {
      const body =
        event('queued', queued) + event('analysing', { ...queued, state: 'analysing' }) + event('done', last);
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
}

/** The app for a member, with the address and the button of the browser. */
function Known() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!useSession().account) return null;
  return (
    <>
      <button onClick={() => void navigate(-1)}>The browser’s Back</button>
      <p>At {pathname}</p>
      <Routes>
        <Route path="/identify" element={<IdentifyPage />} />
        <Route path="/identify/:id" element={<IdentificationPage />} />
      </Routes>
    </>
  );
}

/** Opens the app at the identify page. */
export async function visit(account: Partial<Account> = {}) {
  used = account.identificationsUsed ?? 0;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...rosa, ...account, identificationsUsed: used })),
  );
  const page = render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/identify']}>
        <Known />
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Plant Identification' });
  return page;
}

export const aPhoto = (name = 'lily.jpg') => new File(['pixels'], name, { type: 'image/jpeg' });

/** Chooses photos. */
export async function choose(...files: File[]) {
  await userEvent.upload(screen.getByTestId('upload-image'), files);
  await screen.findByRole('button', { name: 'Identify Plant' });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Waits for a toast with this text. */
export const toast = (title: string, text: string) =>
  waitFor(() => {
    const shown = screen
      .getAllByText(title)
      .some((element) => element.closest('li')?.textContent?.includes(text));
    expect(shown).toBe(true);
  });

/** Starts the server for the tests of a file. */
export function serveIdentifications() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => {};
  });
  beforeEach(() => {
    sent.length = uploads.length = 0;
    server.use(
      ...takesUploads(uploads),
      http.get('*/api/plants', () => HttpResponse.json([])),
    );
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
