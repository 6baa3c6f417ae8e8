import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstallOffer } from '../../shared/lib/installation';
import { InstallCard } from './install-card';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn().mockResolvedValue(undefined);
  const userChoice = Promise.resolve({ outcome });
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice,
  }) as InstallOffer;
  return prompt;
}
const title = () => screen.queryByRole('complementary', { name: 'Install Leaflore' });

afterEach(() => {
  delete window.installOffer;
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the card for installing', () => {
  it('is not there where the browser offers nothing', () => {
    render(<InstallCard />);
    expect(title()).toBeNull();
  });

  it.each(['accepted', 'dismissed'] as const)(
    'asks the browser, and is gone after it was %s',
    async (outcome) => {
      const prompt = offer(outcome);
      render(<InstallCard />);
      for (const benefit of [
        'Offline identification',
        'Quick camera access',
        'Push notifications',
        'Home screen access',
      ])
        expect(screen.getByText(benefit)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Install' }));
      expect(prompt).toHaveBeenCalledTimes(1);
      expect(title()).toBeNull();
    },
  );

  it('comes when the browser offers it later, and goes when the app was installed otherwise', () => {
    render(<InstallCard />);
    offer('accepted');
    act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
    expect(title()).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(title()).toBeNull();
  });

  it('remembers a no for the session of the browser', async () => {
    offer('dismissed');
    const { unmount } = render(<InstallCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    unmount();
    render(<InstallCard />);
    expect(title()).toBeNull();
  });

  it('says on an iPhone how it is done', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    render(<InstallCard />);
    expect(title()).toHaveTextContent(/Share.*Add to Home Screen/);
    await userEvent.click(screen.getByRole('button', { name: 'Got it!' }));
    expect(title()).toBeNull();
  });

  it('is not there in the installed app', () => {
    offer('accepted');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: media === '(display-mode: standalone)' }) as MediaQueryList);
    render(<InstallCard />);
    expect(title()).toBeNull();
  });
});
