import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COPIED_FOR_MS } from '../../shared/lib/use-copied';
import { ShareBlock } from './share-block';

const shared = { title: 'Jade Plant', description: 'A sturdy little tree', url: '/blog' };
const address = 'http://localhost/blog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('sharing', () => {
  it('copies the link and says so for two seconds', async () => {
    const someone = person();
    render(<ShareBlock {...shared} variant="buttons" />);
    await someone.click(screen.getByRole('button', { name: 'Copy Link' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(address);
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(COPIED_FOR_MS));
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
  });

  it('opens a small window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<ShareBlock {...shared} variant="buttons" />);
    await person().click(screen.getByRole('link', { name: 'Facebook' }));
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining(encodeURIComponent(address)),
      '_blank',
      expect.stringContaining('width=600,height=400'),
    );
  });

  it('adds WhatsApp and email in the row of icons', () => {
    render(<ShareBlock {...shared} />);
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(
      ['Twitter', 'Facebook', 'LinkedIn', 'WhatsApp', 'Email'].map((name) => `Share by ${name}`),
    );
  });

  it("uses the device's share sheet where there is one, and copies where there is none", async () => {
    const someone = person();
    const share = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new TypeError('no'));
    Object.assign(navigator, { share });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<ShareBlock {...shared} variant="minimal" />);
    await someone.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: shared.title, text: shared.description, url: address });
    await someone.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  });
});
