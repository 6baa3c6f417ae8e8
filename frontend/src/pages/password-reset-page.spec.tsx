import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null });

async function choose(password: string) {
  await person.type(await screen.findByLabelText('New password'), password);
  await person.click(screen.getByRole('button', { name: 'Save new password' }));
}

describe('the link of the password mail', () => {
  it.each([
    ['a visitor', undefined],
    ['a member', rosa],
  ])('lets %s choose a new password', async (_who, account) => {
    let sent: unknown;
    visit(
      '/?reset=abc-123',
      account,
      http.post('*/api/password/reset', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'Your new password is set.' });
      }),
    );
    await choose('three plain words');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
    expect(sent).toEqual({ token: 'abc-123', password: 'three plain words' });
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/api/login');
  });

  it('offers a new one when it was used', async () => {
    const words = 'This link has already been used or is too old. Please ask for a new one.';
    visit(
      '/?reset=old',
      undefined,
      http.post('*/api/password/reset', () => problem(400, 'reset-link-spent', words)),
    );
    await choose('three plain words');
    expect(await screen.findByRole('heading', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeInTheDocument();
  });

  it('keeps the password in its field when there is no connection', async () => {
    visit(
      '/?reset=abc',
      undefined,
      http.post('*/api/password/reset', () => HttpResponse.error()),
    );
    await choose('three plain words');
    expect((await screen.findAllByText('Network error. Please try again.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('New password')).toHaveValue('three plain words');
  });
});
