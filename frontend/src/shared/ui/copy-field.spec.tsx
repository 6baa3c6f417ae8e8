import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { COPIED_FOR_MS } from '../lib/use-copied';
import { CopyField } from './copy-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const store = makeStore();
const field = (value: string) => (
  <Provider store={store}>
    <CopyField label="Your calendar link" value={value} />
  </Provider>
);

/** Copies the first link. */
async function copyFirst() {
  const shown = render(field('https://leaflore.test/first'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Copy' }));
  return shown;
}

describe('a link that is to be copied', () => {
  it('is copied, and says so for two seconds, aloud as well', async () => {
    await copyFirst();
    await expect(navigator.clipboard.readText()).resolves.toBe('https://leaflore.test/first');
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copied!');
    await act(() => Promise.resolve()); // an effect begins to count the seconds
    await act(() => jest.advanceTimersByTimeAsync(COPIED_FOR_MS));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not say so of another link', async () => {
    const { rerender } = await copyFirst();
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    rerender(field('https://leaflore.test/second'));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is sent by what the device has for that, where it is for somebody else', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share });
    const { rerender } = render(field('https://leaflore.test/own'));
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    rerender(
      <Provider store={store}>
        <CopyField label="Link for your plant sitter" value="https://leaflore.test/sitter" isForOthers />
      </Provider>,
    );
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Send' }));
    expect(share).toHaveBeenCalledWith({ url: 'https://leaflore.test/sitter' });
    delete (navigator as { share?: unknown }).share;
  });
});
