import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './chips';
import { Dialog } from './dialog';
import { TextArea } from './text-area';

describe('a dialog in which something is typed', () => {
  function Form({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
    const [place, setPlace] = useState('Bath');
    const [filter, setFilter] = useState('Bath');
    return (
      <Dialog open onOpenChange={onOpenChange} title="Write">
        <TextArea label="Text" />
        <input type="search" aria-label="Search" />
        <Chips label="Filter" options={places} value={filter} onChange={setFilter} />
        <select aria-label="Which photo">
          <option>The first</option>
          <option>The last</option>
        </select>
        <form aria-label="Plant">
          <Chips label="Place" options={places} value={place} onChange={setPlace} />
          <select aria-label="Light">
            <option value="">Not said</option>
            <option>Bright</option>
          </select>
          {['Monthly', 'Yearly'].map((often) => (
            <label key={often}>
              <input type="radio" name="often" defaultChecked={often === 'Yearly'} /> {often}
            </label>
          ))}
          <input aria-label="Name" autoComplete="name" defaultValue="Ivy" />
          <input aria-label="Species" autoComplete="off" />
        </form>
      </Dialog>
    );
  }
  const places = ['Bath', 'Kitchen'].map((value) => ({ value, label: value }));
  const inForm = () => within(screen.getByRole('form', { name: 'Plant' }));
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    destroy = () => {};
    constructor() {
      super();
      watchers.push(this);
    }
  }
  /** What a browser on Android asks at Back. */
  const back = () => {
    const watcher = watchers.at(-1)!;
    const goesOn = watcher.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (goesOn) watcher.dispatchEvent(new Event('close'));
  };
  beforeAll(() => void Object.assign(window, { CloseWatcher }));
  afterAll(() => void Reflect.deleteProperty(window, 'CloseWatcher'));

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', () => userEvent.click(document.querySelector('.scrim')!)],
    ['Back', async () => back()],
  ])('%s closes it only while that is nothing, or a search', async (_, leave) => {
    const onOpenChange = jest.fn();
    render(<Form onOpenChange={onOpenChange} />);
    await userEvent.type(screen.getByLabelText('Search'), 'Fern');
    await leave();
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('Text'), 'Two new leaves');
    await leave();
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a chip', () => userEvent.click(inForm().getByRole('button', { name: 'Kitchen' }))],
    ['a select', () => userEvent.selectOptions(inForm().getByRole('combobox'), 'Bright')],
    ['a radio', () => userEvent.click(inForm().getByLabelText('Monthly'))],
  ])('a choice counts in a form, by %s, and not outside of it', async (_, choose) => {
    const onOpenChange = jest.fn();
    render(<Form onOpenChange={onOpenChange} />);
    const filter = within(screen.getByRole('group', { name: 'Filter' }));
    await userEvent.click(filter.getByRole('button', { name: 'Kitchen' }));
    await userEvent.selectOptions(screen.getByLabelText('Which photo'), 'The last');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await choose();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a text', () => userEvent.type(screen.getByLabelText('Name'), 's{Backspace}')],
    [
      'a chip',
      async () => {
        await userEvent.click(inForm().getByRole('button', { name: 'Kitchen' }));
        await userEvent.click(inForm().getByRole('button', { name: 'Bath' }));
      },
    ],
    [
      'a select',
      async () => {
        await userEvent.selectOptions(inForm().getByRole('combobox'), 'Bright');
        await userEvent.selectOptions(inForm().getByRole('combobox'), 'Not said');
      },
    ],
    [
      'a radio',
      async () => {
        await userEvent.click(inForm().getByLabelText('Monthly'));
        await userEvent.click(inForm().getByLabelText('Yearly'));
      },
    ],
  ])('%s that is as it was before does not count', async (_, changeAndBack) => {
    const onOpenChange = jest.fn();
    render(<Form onOpenChange={onOpenChange} />);
    await changeAndBack();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });

  it('a prefilled text that was emptied counts, and what a browser filled in does not', async () => {
    const onOpenChange = jest.fn();
    render(<Form onOpenChange={onOpenChange} />);
    // A browser that fills in says nothing of how it was typed.
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rosa' } });
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });

  it('is kept for a suggestion of the spell checker in a field that is never filled in', () => {
    const onOpenChange = jest.fn();
    render(<Form onOpenChange={onOpenChange} />);
    const species = screen.getByLabelText('Species');
    species.focus();
    fireEvent.input(species, { target: { value: 'Hedera helix' }, inputType: 'insertReplacementText' });
    fireEvent.keyDown(species, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
