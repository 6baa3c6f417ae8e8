import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';
import { Select } from './select';
import { TextField } from './text-field';

describe('a field', () => {
  it('is found by its label and described by its hint', () => {
    render(<TextField label="Email" hint="We write only when you ask us to." />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We write only when you ask us to.');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('shows its error, before the hint', () => {
    render(<TextField label="Email" hint="As in your letters." error="Invalid email address" />);
    const email = screen.getByLabelText('Email');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Invalid email address As in your letters.');
  });

  it('is marked when it is optional', () => {
    render(<TextField label="Last name" optional />);
    expect(screen.getByLabelText('Last name (optional)')).toBeInTheDocument();
  });

  it('shows a password only on request', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'four quiet ferns');
    expect(password).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('four quiet ferns');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('offers options', async () => {
    const options = [
      { value: 'weekly', label: 'Weekly' },
      { value: 'daily', label: 'Daily' },
    ];
    render(<Select label="Water" options={options} />);
    await userEvent.selectOptions(screen.getByLabelText('Water'), 'Daily');
    expect(screen.getByLabelText('Water')).toHaveValue('daily');
  });
});
