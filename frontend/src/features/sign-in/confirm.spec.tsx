import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { problem, rosa, server, visit, withServer } from '../../../test/visit';
import { accountApi } from '../../shared/api/account';
import { api } from '../../shared/api/api';
import { useSendWaitingMutation } from '../../shared/api/send-waiting';
import { confirmation } from '../../shared/lib/confirmation';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { makeStore } from '../../app/store';
import { askToConfirm } from './ask-to-confirm';

withServer();
const person = userEvent.setup({ delay: null });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

/** The server wants the password once more before it makes a file with everything. */
function open() {
  const asked = { exports: 0, passwords: [] as string[] };
  let isConfirmed = false;
  visit(
    '/profile',
    rosa,
    http.post('*/api/account/export', () => {
      asked.exports += 1;
      if (!isConfirmed)
        return problem(403, 'confirmation-needed', 'Please show us first that it’s really you.');
      const progress = { part: 'photos', done: 1204, total: 2000 };
      return HttpResponse.json({ id: 'e1', state: 'working', progress }, { status: 202 });
    }),
    http.post('*/api/account/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      asked.passwords.push(password);
      isConfirmed = password === 'a calm green place';
      return isConfirmed
        ? new HttpResponse(null, { status: 204 })
        : problem(400, 'wrong-password', 'Your current password isn’t right.');
    }),
  );
  return asked;
}

describe('a call that needs the person’s own hand', () => {
  beforeEach(() => void (confirmation.ask = askToConfirm));

  it('asks for the password, says when it is wrong, and then does what was asked for', async () => {
    const asked = open();
    await press('Get my data ready');
    expect(await screen.findByRole('dialog', { name: 'Is it really you?' })).toBeInTheDocument();
    await press('Continue');
    expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
    await person.type(screen.getByLabelText('Your password'), 'a guess');
    await press('Continue');
    expect(await screen.findByText('Your current password isn’t right.')).toBeInTheDocument();
    await person.clear(screen.getByLabelText('Your password'));
    await person.type(screen.getByLabelText('Your password'), 'a calm green place');
    await press('Continue');
    await waitFor(() => expect(asked).toEqual({ exports: 2, passwords: ['a guess', 'a calm green place'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not done when the person thinks better of it', async () => {
    const asked = open();
    await press('Get my data ready');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toEqual({ exports: 1, passwords: [] });
    expect(await screen.findByText('Please show us first that it’s really you.')).toBeInTheDocument();
  });

  it('logs in again with the same password where the login has ended since', async () => {
    const logins: unknown[] = [];
    let isLoggedIn = false;
    const over = () => problem(401, 'authentication-required', 'Authentication required');
    visit(
      '/profile',
      rosa,
      http.post('*/api/account/export', () => {
        if (!isLoggedIn)
          return problem(403, 'confirmation-needed', 'Please show us first that it’s really you.');
        const progress = { part: 'photos', done: 1204, total: 2000 };
        return HttpResponse.json({ id: 'e1', state: 'working', progress }, { status: 202 });
      }),
      http.post('*/api/account/confirm', over),
      http.post('*/api/login', async ({ request }) => {
        logins.push(await request.json());
        isLoggedIn = true;
        return HttpResponse.json({ user: rosa });
      }),
    );
    await press('Get my data ready');
    await person.type(await screen.findByLabelText('Your password'), 'a calm green place');
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(logins).toEqual([{ email: rosa.email, password: 'a calm green place' }]);
  });
});

describe('a change by somebody whose login is over', () => {
  beforeEach(() => void (confirmation.ask = askToConfirm));

  /** The login was ended from another device; the names are saved by who is logged in. */
  function loggedOut() {
    const asked = { saved: [] as unknown[], logins: [] as unknown[] };
    let isLoggedIn = false;
    const over = () => problem(401, 'authentication-required', 'Authentication required');
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', async ({ request }) => {
        if (!isLoggedIn) return over();
        asked.saved.push(await request.json());
        return HttpResponse.json({ ...rosa, firstName: 'Rosalind' });
      }),
      http.post('*/api/login', async ({ request }) => {
        const login = (await request.json()) as { password: string };
        asked.logins.push(login);
        isLoggedIn = login.password === 'a calm green place';
        return isLoggedIn
          ? HttpResponse.json({ user: rosa })
          : problem(401, 'invalid-credentials', 'Invalid credentials');
      }),
    );
    return asked;
  }

  it('asks to log in again, and then does it with what was typed', async () => {
    const asked = loggedOut();
    const name = await screen.findByLabelText('First Name');
    await person.clear(name);
    await person.type(name, 'Rosalind');
    await press('Save Changes');
    expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toHaveTextContent(rosa.email);
    await person.type(screen.getByLabelText('Your password'), 'a guess');
    await press('Continue');
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
    await person.clear(screen.getByLabelText('Your password'));
    await person.type(screen.getByLabelText('Your password'), 'a calm green place');
    await press('Continue');
    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(asked.saved[0]).toMatchObject({ firstName: 'Rosalind' });
    expect(asked.logins.at(-1)).toEqual({ email: rosa.email, password: 'a calm green place' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is saved with the password that is being asked for something else', async () => {
    let isLoggedIn = false;
    server.use(
      http.put('*/api/profile/update', async ({ request }) => {
        const { easyView } = (await request.json()) as { easyView?: boolean };
        if (isLoggedIn) return HttpResponse.json(rosa);
        return easyView
          ? problem(403, 'confirmation-needed', 'Please show us first that it’s really you.')
          : problem(401, 'authentication-required', 'Authentication required');
      }),
      http.post('*/api/account/confirm', () => problem(401, 'authentication-required', 'Login')),
      http.post('*/api/login', () => {
        isLoggedIn = true;
        return HttpResponse.json({ user: rosa });
      }),
    );
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
    const change = (updateProfileDto: object) =>
      store.dispatch(accountApi.endpoints.updateProfile.initiate({ updateProfileDto }));
    const first = change({ easyView: true });
    await screen.findByRole('dialog', { name: 'Is it really you?' });
    const second = change({ units: 'imperial' });
    await person.type(screen.getByLabelText('Your password'), 'a calm green place');
    await press('Continue');
    expect([(await first).error, (await second).error]).toEqual([undefined, undefined]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask for what is sent by itself, as again and again', async () => {
    server.use(http.post('*/api/plants/p1/water', () => problem(401, 'authentication-required', 'Login')));
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(() => useSendWaitingMutation(), { wrapper });
    const write = { key: 'k1', owner: rosa.id, plantId: 'p1', plantName: 'Lily', at: '2026-11-22T08:00:00Z' };
    const waiting = { ...write, url: '/api/plants/p1/water', body: {} } as WaitingWrite;
    expect(await act(() => result.current[0](waiting))).toMatchObject({
      error: { code: 'authentication-required' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask a visitor', async () => {
    server.use(
      http.put('*/api/profile/update', () =>
        problem(401, 'authentication-required', 'Authentication required'),
      ),
    );
    const names = { firstName: 'Rosa', lastName: 'Moss' };
    const { error } = await makeStore().dispatch(
      accountApi.endpoints.updateProfile.initiate({ updateProfileDto: names }),
    );
    expect(error).toMatchObject({ code: 'authentication-required' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
