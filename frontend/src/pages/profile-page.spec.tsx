import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, session, server, visit, withServer } from '../../test/visit';

withServer();

const person = userEvent.setup({ delay: null });
const rename = async (name: string) => {
  const field = await screen.findByLabelText('First Name');
  await person.clear(field);
  if (name) await person.type(field, name);
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
};

describe('the profile', () => {
  it('shows the plan and what is used of it', async () => {
    visit('/profile', rosa);
    expect(await screen.findByRole('article', { name: 'Free Account' })).toHaveTextContent('2 of 5');
    expect(screen.getByText('Identifications Used')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  it('knows a premium member', async () => {
    visit('/profile', { ...rosa, isPremium: true, identificationsUsed: 80 });
    expect(await screen.findByRole('article', { name: 'Premium Member' })).toHaveTextContent(
      '80 Identifications Used',
    );
  });

  it('saves the names', async () => {
    const renamed = { ...rosa, firstName: 'Rosalind' };
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', () => {
        server.use(session(renamed));
        return HttpResponse.json(renamed);
      }),
    );
    await rename('Rosalind');
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('Rosalind');
  });

  it('says when that failed, under the field it is about', async () => {
    const errors = [{ field: 'firstName', message: 'First name is too long' }];
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', () => problem(400, 'invalid-request', 'Please check', { errors })),
    );
    await rename('Rosalind');
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is too long');
  });

  it('asks for a name', async () => {
    visit('/profile', rosa);
    await rename('');
    expect(await screen.findByText('Please enter your first name')).toBeInTheDocument();
  });
});

describe('changing the password', () => {
  const change = async () => {
    await person.click(await screen.findByRole('button', { name: 'Change your password' }));
    await person.type(await screen.findByLabelText('Current password'), 'old plain words');
    await person.type(screen.getByLabelText('New password'), 'new plain words');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('says that other devices are signed out, and empties the fields', async () => {
    const message = 'Your password is changed. Other devices are signed out.';
    visit(
      '/profile',
      rosa,
      http.put('*/api/account/password', () => HttpResponse.json({ message })),
    );
    await change();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('says under the field that the current one is not right', async () => {
    const message = 'Your current password is not right.';
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
