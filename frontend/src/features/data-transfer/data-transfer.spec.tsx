import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { problem, rosa, server, visit, withServer } from '../../../test/visit';
import type { ExportDto, ImportDto, ListRowDto } from '../../shared/api/api';
import { confirmation } from '../../shared/lib/confirmation';
import { navigateAway } from '../../shared/lib/navigate-away';

jest.mock('../../shared/lib/navigate-away', () => ({ navigateAway: jest.fn() }));
withServer();

const person = userEvent.setup({ delay: null, applyAccept: false });
const press = async (name: RegExp | string) => person.click(await screen.findByRole('button', { name }));
const open = (...answers: RequestHandler[]) => visit('/profile', rosa, ...answers);

const anExport = (more: Partial<ExportDto> = {}): ExportDto => ({
  id: 'e1',
  state: 'ready',
  progress: { part: 'photos', done: 2000, total: 2000 },
  bytes: 412_000_000,
  problem: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
  ...more,
});
const anImport = (more: Partial<ImportDto> = {}): ImportDto => ({
  id: 'i1',
  kind: 'backup',
  state: 'working',
  progress: { part: 'photos', done: 3, total: 8 },
  rows: null,
  result: null,
  problem: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...more,
});
const exports = (...list: ExportDto[]) => http.get('*/api/account/exports', () => HttpResponse.json(list));
const imports = (...list: ImportDto[]) => http.get('*/api/account/imports', () => HttpResponse.json(list));

describe('downloading my data', () => {
  it('starts on request, shows its progress, and ends in a button that saves the file', async () => {
    open(
      http.post('*/api/account/export', () => {
        server.use(
          exports(anExport({ state: 'working', progress: { part: 'photos', done: 1204, total: 2000 } })),
        );
        return HttpResponse.json(anExport({ state: 'queued' }), { status: 202 });
      }),
    );
    await press('Get my data ready');
    expect(await screen.findByText('1,204 of 2,000 photos')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Download my data' })).toHaveFocus();
    server.use(exports(anExport()));
    const save = await screen.findByRole('link', { name: 'Save the file (412 MB)' }, { timeout: 4000 });
    expect(save).toHaveAttribute('href', '/api/account/exports/e1/file');
    expect(screen.getByText(/until 28 November/)).toBeInTheDocument();
  });

  it('asks who it is before it saves a file that was made earlier, and only where that is needed', async () => {
    let status = 403;
    const ask = jest.spyOn(confirmation, 'ask').mockResolvedValue(false);
    open(
      exports(anExport()),
      http.head('*/api/account/exports/e1/file', () => new HttpResponse(null, { status })),
    );
    const save = async () => person.click(await screen.findByRole('link', { name: /^Save the file/ }));
    await save();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(navigateAway).not.toHaveBeenCalled();
    ask.mockResolvedValue(true);
    await save();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/api/account/exports/e1/file'));
    status = 200;
    await save();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledTimes(2));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says why it failed, and can be tried again', async () => {
    open(exports(anExport({ state: 'failed', problem: 'There is no room right now.' })));
    expect(await screen.findByText('There is no room right now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('says when it cannot start', async () => {
    open(
      http.post('*/api/account/export', () => problem(429, 'too-many-tries', 'Too many tries. Please wait.')),
    );
    await press('Get my data ready');
    expect(await screen.findByText('Too many tries. Please wait.')).toBeInTheDocument();
  });
});

describe('importing a file', () => {
  const choose = async (name = 'backup.zip') =>
    person.upload(await screen.findByLabelText('A backup or a list of plants'), new File(['x'], name));
  const takes = (...next: ImportDto[]) =>
    http.post('*/api/account/import', () => {
      server.use(imports(...next));
      return HttpResponse.json(next[0], { status: 202 });
    });

  it('says what a backup has added', async () => {
    open(takes(anImport()));
    await choose();
    expect(await screen.findByText('3 of 8 photos')).toBeInTheDocument();
    const result = {
      tallies: [
        { kind: 'plants' as const, added: 5, already: 2, leftOut: 0 },
        { kind: 'photos' as const, added: 7, already: 0, leftOut: 1 },
      ],
      notes: ['A photo was left out: This photo is damaged.'],
    };
    server.use(imports(anImport({ state: 'done', result })));
    expect(await screen.findByText('New: 5 plants and 7 photos.', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByText('In your garden before, and unchanged: 2 plants.')).toBeInTheDocument();
    expect(screen.getByText('Left out: 1 photo.')).toBeInTheDocument();
    expect(screen.getByText(/This photo is damaged/)).toBeInTheDocument();
    expect(await screen.findByText('Your file has been read')).toBeInTheDocument();
    // It is still there on the next page.
    expect(screen.getByText(/^Your profile shows under “Your data”/)).toBeInTheDocument();
  });

  it('says why a file was refused', async () => {
    open(http.post('*/api/account/import', () => problem(415, 'not-an-import', 'This file is neither.')));
    await choose('holiday.jpg');
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is neither.');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  });

  it('says what to do without a connection', async () => {
    open(http.post('*/api/account/import', () => HttpResponse.error()));
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  });

  it('leads to the garden where there is something new in it', async () => {
    const tally = { kind: 'plants' as const, added: 0, already: 3, leftOut: 0 };
    open(takes(anImport({ state: 'done', result: { tallies: [{ ...tally, added: 2 }], notes: [] } })));
    await choose();
    expect(await screen.findByRole('link', { name: 'Open My Garden' })).toHaveAttribute('href', '/garden');
    server.use(takes(anImport({ id: 'i2', state: 'done', result: { tallies: [tally], notes: [] } })));
    await choose();
    expect(await screen.findByText('There was nothing new in it.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open My Garden' })).not.toBeInTheDocument();
  });

  it('says why a backup could not be read', async () => {
    open(takes(anImport({ state: 'failed', problem: 'This backup is damaged.' })));
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('This backup is damaged.');
  });

  it('does not show an old result again', async () => {
    open(imports(anImport({ state: 'done', result: { tallies: [], notes: [] } })));
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(screen.queryByText('Your file was imported')).not.toBeInTheDocument();
  });
});

describe('a list of plants', () => {
  const row = (line: number, commonName: string, more: Partial<ListRowDto> = {}): ListRowDto => ({
    line,
    commonName,
    scientificName: null,
    place: 'Hall',
    lastWatered: null,
    notes: null,
    libraryId: null,
    libraryName: null,
    verdict: 'new',
    remark: '',
    ...more,
  });
  const list = anImport({
    kind: 'list',
    state: 'preview',
    rows: [
      row(2, 'Basil', { libraryName: 'Basil' }),
      row(3, 'Mint', {
        verdict: 'already',
        remark: 'This is already in your garden, so it is not added again.',
      }),
      row(4, '', { verdict: 'not-understood', remark: 'There is no plant name in this line.' }),
    ],
  });

  it('is shown line by line before anything is added', async () => {
    open(imports(list));
    const preview = within(await screen.findByRole('group', { name: 'Your list' }));
    expect(preview.getByText('1 plant can be added.')).toBeInTheDocument();
    expect(preview.getByText('Basil')).toBeInTheDocument();
    expect(preview.getByText('There is no plant name in this line.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument();
  });

  it('is added when the reader confirms', async () => {
    open(
      imports(list),
      http.post('*/api/account/imports/i1/confirm', () => {
        const result = {
          tallies: [{ kind: 'plants' as const, added: 1, already: 1, leftOut: 1 }],
          notes: [],
        };
        server.use(imports({ ...list, state: 'done', result }));
        return HttpResponse.json({ ...list, state: 'queued' }, { status: 202 });
      }),
    );
    await press('Add 1 plant');
    expect(await screen.findByText('New: 1 plant.')).toBeInTheDocument();
  });

  it('is discarded when the reader does not want it', async () => {
    open(
      imports(list),
      http.delete('*/api/account/imports/i1', () => {
        server.use(imports());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await press('Do not add them');
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  });
});

describe('deleting my account', () => {
  const confirm = async (password: string) => {
    await press('Delete my account…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText('all your photos')).toBeInTheDocument();
    if (password) await person.type(dialog.getByLabelText('Your password'), password);
    await person.click(dialog.getByRole('button', { name: 'Delete everything for good' }));
    return dialog;
  };

  it('lists what is deleted, asks for the password, and leaves the app', async () => {
    const asked = jest.fn();
    open(
      http.delete('*/api/account', async ({ request }) => {
        asked(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    localStorage.setItem('journal-draft:fern', '{}');
    await confirm('a calm green place');
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/?goodbye'));
    expect(asked).toHaveBeenCalledWith({ password: 'a calm green place' });
    // Nothing private stays on the device, only the words of farewell.
    expect(localStorage).toHaveLength(0);
    expect(Object.keys(sessionStorage)).toEqual(['toast']);
  });

  it('asks for the code where two-step login is on', async () => {
    jest.mocked(navigateAway).mockClear();
    const asked = jest.fn();
    open(
      http.delete('*/api/account', async ({ request }) => {
        const sent = (await request.json()) as { code?: string };
        asked(sent);
        if (sent.code === '123456') return new HttpResponse(null, { status: 204 });
        return sent.code
          ? problem(400, 'wrong-code', 'This code isn’t right.')
          : problem(400, 'code-needed', 'Please enter the code that your app shows now.');
      }),
    );
    const dialog = await confirm('a calm green place');
    const code = await dialog.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(dialog.queryByText('Please enter the code that your app shows now.')).not.toBeInTheDocument();
    const press = () => person.click(dialog.getByRole('button', { name: 'Delete everything for good' }));
    await person.type(code, '000000');
    await press();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code isn’t right/));
    expect(navigateAway).not.toHaveBeenCalled();
    await person.clear(code);
    await person.type(code, '123456');
    await press();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/?goodbye'));
    expect(asked).toHaveBeenLastCalledWith({ password: 'a calm green place', code: '123456' });
  });

  it('says under the field that the password is wrong, and deletes nothing', async () => {
    open(
      http.delete('*/api/account', () =>
        problem(400, 'wrong-password', 'Your current password isn’t right.'),
      ),
    );
    const dialog = await confirm('a guess');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        /Your current password isn’t right/,
      ),
    );
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
  });

  it('does nothing without a password, and can be cancelled', async () => {
    open();
    const dialog = await confirm('');
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/Please enter your password/);
    // It is below what is in sight on a phone.
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
