import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentConsent } from '../../shared/analytics/consent';
import { BelowPage } from './below-page';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const WAIT_MS = 3_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('below a page', () => {
  it('an iPhone is told how to install the app, three seconds after the page is there', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    render(<BelowPage isInView />);
    await act(() => jest.advanceTimersByTimeAsync(WAIT_MS - 1));
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(await screen.findByRole('button', { name: 'Got it!' })).toBeInTheDocument();
  });

  it('visits are asked about only where they could be counted, until there is an answer', async () => {
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = render(<BelowPage isInView={false} />);
    await act(() => jest.advanceTimersByTimeAsync(WAIT_MS));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();

    document.head.innerHTML = '<meta name="analytics-id" content="GTM-ABC123">';
    render(<BelowPage isInView={false} />);
    await act(() => jest.advanceTimersByTimeAsync(WAIT_MS));
    expect(
      await screen.findByRole('complementary', { name: 'May we count your visit?' }),
    ).toBeInTheDocument();
    expect(currentConsent()).toBeUndefined();
    await person.click(screen.getByRole('button', { name: 'No, thank you' }));
    expect(currentConsent()).toBe('no');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
