import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Chips } from './chips';
import { Dialog } from './dialog';
import { Failed } from './failed';
import { Menu } from './menu';
import { Pager } from './pager';
import { PlantImage } from './plant-image';
import { StatusBadge } from './status-badge';
import { Switch } from './switch';
import { Tooltip, Tooltips } from './tooltip';

describe('chips', () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'succulents', label: 'Succulents' },
  ] as const;

  it('mark the active filter and report another one', async () => {
    const onChange = jest.fn();
    render(<Chips label="Category" options={options} value="all" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Succulents' }));
    expect(onChange).toHaveBeenCalledWith('succulents');
  });
});

describe('a failed load', () => {
  it('is announced at once, with what is safe, and is repeated with one press', async () => {
    const onRetry = jest.fn();
    const { rerender } = render(
      <Failed title="We couldn’t load the journal" isBusy={false} onRetry={onRetry}>
        It’s safe on the server.
      </Failed>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We couldn’t load the journal' + 'It’s safe on the server. Please try again in a moment.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);

    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rerender(<Failed title="We couldn’t load the journal" isBusy onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Please check your connection.');
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });
});

describe('a dialog', () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Delete your fern?"
          description="This cannot be undone."
        >
          <Button>Keep it</Button>
        </Dialog>
      </>
    );
  }

  it('announces its subject and traps the focus until Escape returns it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete your fern?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('focuses its first useful control, which is not Close', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  });

  it('never focuses what deletes, but its title', async () => {
    render(
      <Dialog
        open
        onOpenChange={jest.fn()}
        title="Delete your fern?"
        actions={<Button look="danger">Delete</Button>}
      />,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delete your fern?' })).toHaveFocus());
  });

  it('stops the page from scrolling without writing styles into it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.querySelector('[data-locks-page]')).toBeInTheDocument();
    expect(document.querySelector('style')).not.toBeInTheDocument();
  });

  it('closes by its button', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a menu', () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<button>More</button>} items={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
        <Dialog open={open} onOpenChange={setOpen} title="Rename" />
      </>
    );
  }

  it('opens a dialog that returns the focus to the button of the menu', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog', { name: 'Rename' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('does nothing when Escape closes it, and keeps the focus', async () => {
    render(<Example />);
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a button', () => {
  it('ignores presses while it is busy, keeps the focus and says so', async () => {
    const onClick = jest.fn();
    render(
      <Button busy busyLabel="Identifying..." onClick={onClick}>
        Identify Plant
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Identifying...' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('a switch', () => {
  it('is toggled by its label', async () => {
    const onChange = jest.fn();
    render(<Switch label="Easy view" hint="Larger type" checked={false} onChange={onChange} />);
    expect(screen.getByRole('switch', { name: /Easy view/ })).not.toBeChecked();
    await userEvent.click(screen.getByText('Easy view'));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('a tooltip', () => {
  const OPEN_DELAY_MS = 700;
  const SKIP_DELAY_MS = 300;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows after 700 ms, and the next one at once within 300 ms', async () => {
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    render(
      <Tooltips>
        <Tooltip text="Opens your calendar">
          <button>Calendar</button>
        </Tooltip>
        <Tooltip text="Opens your journal">
          <button>Journal</button>
        </Tooltip>
      </Tooltips>,
    );
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Calendar' }));
    await wait(OPEN_DELAY_MS - 1);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Opens your calendar');

    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(SKIP_DELAY_MS - 1);
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Journal' }));
    await wait(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Opens your journal');
  });
});

describe('a plant image', () => {
  it('shows the drawing until the photo has loaded, and again when it fails', () => {
    const { container, rerender } = render(<PlantImage src="/fern.jpg" alt="My fern" drawing="/fern.svg" />);
    const drawing = () => container.querySelector('img[src="/fern.svg"]');
    expect(drawing()).toBeInTheDocument();

    fireEvent.load(screen.getByRole('img', { name: 'My fern' }));
    expect(drawing()).not.toBeInTheDocument();

    rerender(<PlantImage src="/lost.jpg" alt="My fern" drawing="/fern.svg" />);
    fireEvent.error(screen.getByRole('img', { name: 'My fern' }));
    expect(screen.getByRole('img', { name: 'My fern' })).toHaveAttribute('src', '/fern.svg');
  });
});

describe('a pager', () => {
  it('stops at both ends', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Pager label="History" page={1} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onChange).toHaveBeenCalledWith(2);

    rerender(<Pager label="History" page={2} pages={2} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

describe('a status badge', () => {
  it('has a word', () => {
    render(<StatusBadge status="needs-water" />);
    expect(screen.getByText('Needs Water')).toBeInTheDocument();
  });

  it('has a neutral look for one that only a newer server knows', () => {
    const { container } = render(<StatusBadge status={'resting' as never} />);
    expect(screen.getByText('resting')).toHaveClass('neutral');
    expect(container.querySelector('svg')).toBeNull();
  });
});
