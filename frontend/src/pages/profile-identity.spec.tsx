import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { noReminders, problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null });

describe('the email address', () => {
  const note = 'Confirm your email address';

  it('is to be confirmed, and the link can be sent again', async () => {
    const message = 'A link is on its way to rosa@example.org.';
    visit(
      '/profile',
      { ...rosa, emailVerifiedAt: null },
      http.post('*/api/email/verification', () => HttpResponse.json({ message }, { status: 202 })),
    );
    expect(await screen.findByText(note)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it.each([
    [true, /^Please open the link that we sent to rosa@example.org./],
    [false, /^This server sends no mail yet. Please ask the person who runs it/],
  ])('is confirmed by a link only where mails are sent (%s)', async (isEmailDelivered, words) => {
    const reminders = { ...noReminders, isEmailDelivered };
    visit(
      '/profile',
      { ...rosa, emailVerifiedAt: null },
      http.get('*/api/reminders', () => HttpResponse.json(reminders)),
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(Boolean(screen.queryByRole('button', { name: 'Send it again' }))).toBe(isEmailDelivered);
  });

  it('has its room from the first moment, so that nothing moves when the rest comes', async () => {
    const never = http.get('*/api/reminders', () => new Promise<never>(() => undefined));
    visit('/profile', { ...rosa, emailVerifiedAt: null }, never);
    await screen.findByRole('heading', { name: 'My Profile' });
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.getByText(/^Please open the link that we sent/)).toHaveClass('coming');
    expect(screen.getByText('Send it again').closest('.coming')).toBeInTheDocument();
  });

  it('is spoken of without the part that could not be fetched', async () => {
    const fails = http.get('*/api/reminders', () => problem(500, 'unexpected', ''));
    visit('/profile', { ...rosa, emailVerifiedAt: null }, fails);
    await waitFor(() => expect(screen.queryByText(/^Please open the link/)).not.toBeInTheDocument());
    expect(screen.getByText('Everything else works already.')).toBeInTheDocument();
  });

  it('is not spoken of once it is confirmed', async () => {
    visit('/profile', rosa);
    await screen.findByRole('heading', { name: 'Where you are logged in' });
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('where the member is logged in', () => {
  const used = { signedInAt: '2026-05-04T10:00:00.000Z', lastSeenAt: '2026-11-20T12:00:00.000Z' };
  const phone = { id: 'p', name: 'Safari on iPhone', isThisDevice: true, ...used };
  const tablet = { id: 't', name: 'Chrome on Android', isThisDevice: false, ...used };
  const listed = (...devices: object[]) =>
    http.get('*/api/account/devices', () => HttpResponse.json(devices));
  const here = () => screen.findByText('This device');

  it('is a list, without a button that logs out here', async () => {
    visit('/profile', rosa, listed(phone, tablet));
    await here();
    const list = screen.getByRole('list', { name: 'Your devices' });
    expect(list).toHaveTextContent('Chrome on AndroidLast used on 20 November 2026');
    expect(screen.queryByRole('button', { name: 'Log out Safari on iPhone' })).not.toBeInTheDocument();
  });

  it('logs one device out, and the list takes the focus', async () => {
    visit(
      '/profile',
      rosa,
      listed(phone, tablet),
      http.delete('*/api/account/devices/t', () => {
        server.use(listed(phone));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Log out Chrome on Android' }));
    expect(await screen.findByText('That device has to log in again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Your devices' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
  });

  it('logs out everywhere else', async () => {
    visit(
      '/profile',
      rosa,
      listed(phone, tablet),
      http.delete('*/api/account/devices', () => {
        server.use(listed(phone));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('Your other devices have to log in again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  });

  it('says when it cannot be loaded', async () => {
    visit(
      '/profile',
      rosa,
      http.get('*/api/account/devices', () => problem(500, 'unexpected', '')),
    );
    expect(await screen.findByText('We couldn’t load your devices')).toBeInTheDocument();
  });
});
