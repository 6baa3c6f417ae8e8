import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rosa, visit, withServer } from '../../../test/visit';

let mockIsAway = true;
const mockFetched = (part: string) => {
  if (mockIsAway) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>(part);
};
jest.mock('../../features/display/display-settings', () =>
  mockFetched('../../features/display/display-settings'),
);
jest.mock('../../features/display/display-dialog', () =>
  mockFetched('../../features/display/display-dialog'),
);
withServer();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1, name: 'About Leaflore' });
const easyView = /^Easy view/;

beforeEach(async () => {
  mockIsAway = true;
  visit('/about', rosa);
  await screen.findByRole('heading', { level: 1, name: 'About Leaflore' });
});

describe('without the network that would fetch the display settings', () => {
  it('the menu opens with all the rest, and has them the next time', async () => {
    await press('Menu');
    expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(3);
    expect(heading()).toBeInTheDocument();
    await press('Menu');
    mockIsAway = false;
    await press('Menu');
    expect(await screen.findByRole('switch', { name: easyView })).toBeInTheDocument();
  });

  it('the button says that there is no network, and opens them the next time', async () => {
    await press('Display');
    expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument();
    expect(heading()).toBeInTheDocument();
    mockIsAway = false;
    await press('Display');
    expect(await screen.findByRole('dialog', { name: 'Display' })).toBeInTheDocument();
  });
});

it('the menu returns the focus to its button when Escape closes it', async () => {
  await press('Menu');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});
