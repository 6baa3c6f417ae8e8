import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null });
const unconfirmed = { ...rosa, emailVerifiedAt: null };
const spent = http.post('*/api/email/verify', () =>
  problem(400, 'verification-link-spent', 'This link was already used.'),
);

describe('the link that confirms an email address', () => {
  it('does so at once', async () => {
    let sent: unknown;
    visit(
      '/verify-email?token=abc-123',
      unconfirmed,
      http.post('*/api/email/verify', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(rosa);
      }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeInTheDocument();
    expect(sent).toEqual({ token: 'abc-123' });
  });

  it('asks nothing of a member whose address is confirmed already', async () => {
    visit('/verify-email?token=used', rosa);
    expect(
      await screen.findByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeInTheDocument();
  });

  it('offers a new one when it does not work any more', async () => {
    const message = 'A link is on its way to rosa@example.org.';
    visit(
      '/verify-email?token=old',
      unconfirmed,
      spent,
      http.post('*/api/email/verification', () => HttpResponse.json({ message }, { status: 202 })),
    );
    expect(await screen.findByText('This link does not work any more.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is tried again after there was no answer', async () => {
    visit(
      '/verify-email?token=abc',
      unconfirmed,
      http.post('*/api/email/verify', () => HttpResponse.error()),
    );
    await screen.findByText('We couldn’t confirm your email address');
    server.use(http.post('*/api/email/verify', () => HttpResponse.json(rosa)));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(
      await screen.findByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeInTheDocument();
  });

  it('asks a visitor to log in first', async () => {
    visit('/verify-email?token=abc', undefined);
    expect(await screen.findByText('Please log in to confirm your email address.')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument();
  });
});
