import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import type { PageOf } from '../api/list-page';
import { PagedList } from './paged-list';

/** A list of two rows a page, each with a button that removes it. */
function Removable() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const usePage = ({ limit, cursor }: PageOf) => {
    const from = Number(cursor ?? 0);
    const next = from + limit < rows.length ? String(from + limit) : undefined;
    return { data: { rows: rows.slice(from, from + limit), next }, isFetching: false, refetch: () => {} };
  };
  return (
    <Provider store={makeStore()}>
      <PagedList<string> usePage={usePage} limit={2} label="Numbers" empty={<p>There are none.</p>}>
        {(shown) =>
          shown.map((row) => (
            <button key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
              {row}
            </button>
          ))
        }
      </PagedList>
    </Provider>
  );
}
const Shown = ({ rows }: { rows: string[] }) => (
  <Provider store={makeStore()}>
    <PagedList<string>
      usePage={() => ({ data: { rows }, isFetching: false, refetch: () => {} })}
      limit={2}
      label="Numbers"
      empty={null}
    >
      {(shown) => shown.map((row) => <button key={row}>{row}</button>)}
    </PagedList>
  </Provider>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a long list for admins', () => {
  it('takes the focus from a button that is gone with its row', async () => {
    render(<Removable />);
    await press('one');
    expect(screen.queryByRole('button', { name: 'one' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Numbers' })).toHaveFocus();
  });

  it('takes the focus from a button to turn the page, which may go no further', async () => {
    render(<Removable />);
    await press('Next');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Numbers' })).toHaveFocus();
  });

  it('leaves the focus where it is when another row goes', async () => {
    const { rerender } = render(<Shown rows={['one', 'two']} />);
    screen.getByRole('button', { name: 'one' }).focus();
    rerender(<Shown rows={['one']} />);
    expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
  });

  it('shows the page before when the last row of a page is gone', async () => {
    render(<Removable />);
    await press('Next');
    await press('three');
    expect(screen.queryByText('There are none.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'two' })).toBeInTheDocument();
  });
});
