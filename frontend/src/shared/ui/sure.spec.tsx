import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sure } from './sure';

const person = userEvent.setup({ delay: null });
const press = (name: string) => person.click(screen.getByRole('button', { name }));

/** A list with one card, which goes with a yes. */
function List({ answer }: { answer: unknown }) {
  const [isThere, setThere] = useState(true);
  const end = async () => {
    if (answer !== undefined) setThere(false);
    return answer;
  };
  return (
    <div role="group" aria-label="Cards" tabIndex={-1}>
      {isThere && (
        <Sure label="End" yes="Yes" no="No" isBusy={false} onYes={end}>
          It ends.
        </Sure>
      )}
    </div>
  );
}

describe('a button that asks first', () => {
  it('asks, and has the focus again after a no', async () => {
    render(<List answer={null} />);
    expect(screen.getByRole('button', { name: 'End' })).not.toHaveFocus();
    await press('End');
    expect(screen.getByText('It ends.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await press('No');
    expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  it('leaves the focus to the list that it vanishes from', async () => {
    render(<List answer={null} />);
    await press('End');
    await press('Yes');
    expect(screen.getByRole('group', { name: 'Cards' })).toHaveFocus();
  });

  it('keeps the focus where it failed', async () => {
    render(<List answer={undefined} />);
    await press('End');
    await press('Yes');
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  });
});
