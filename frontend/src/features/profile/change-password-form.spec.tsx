import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
const person = userEvent.setup({ delay: null });

describe('changing the password', () => {
  const change = async () => {
    await person.click(await screen.findByRole('button', { name: 'Change your password' }));
    await person.type(await screen.findByLabelText('Current password'), 'old plain words');
    await person.type(screen.getByLabelText('New password'), 'new plain words');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('says that other devices are logged out, and empties the fields', async () => {
    const message = 'Your password is changed. Your other devices are logged out.';
    visit(
      '/profile',
      rosa,
      http.put('*/api/account/password', () => HttpResponse.json({ message })),
    );
    await change();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('asks for the code where two-step login is on, and keeps what was typed', async () => {
    const message = 'Your password is changed. Your other devices are logged out.';
    const asked: unknown[] = [];
    visit(
      '/profile',
      rosa,
      http.put('*/api/account/password', async ({ request }) => {
        const sent = (await request.json()) as { code?: string };
        asked.push(sent.code);
        if (!sent.code) return problem(400, 'code-needed', 'Please enter the code that your app shows now.');
        if (sent.code !== '123456') return problem(400, 'wrong-code', 'This code isn’t right.');
        return HttpResponse.json({ message });
      }),
    );
    await change();
    const code = await screen.findByLabelText('Code');
    expect(screen.getByLabelText('New password')).toHaveValue('new plain words');
    expect(screen.queryByText('Please enter the code that your app shows now.')).not.toBeInTheDocument();
    const press = () => person.click(screen.getByRole('button', { name: 'Change password' }));
    await press();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Please enter the code/));
    await person.type(code, '000000');
    await press();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code isn’t right/));
    await person.clear(code);
    await person.type(code, '123456');
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(asked).toEqual([undefined, undefined, '000000', '123456']);
  });

  it('says below the field that the current one is wrong', async () => {
    const message = 'Your current password isn’t right.';
    visit(
      '/profile',
      rosa,
      http.put('*/api/account/password', () => problem(400, 'wrong-password', message)),
    );
    await change();
    await screen.findByText('Error');
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('New password')).toHaveValue('new plain words');
  });
});
