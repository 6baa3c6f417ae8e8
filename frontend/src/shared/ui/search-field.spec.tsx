import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

const person = userEvent.setup({ delay: null });
const isTouched = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches }) as MediaQueryList);
afterEach(() => jest.restoreAllMocks());

describe('the search key of the keyboard', () => {
  beforeEach(async () => {
    render(<SearchField label="Search" value="" onSearch={() => undefined} />);
    await person.click(screen.getByRole('searchbox', { name: 'Search' }));
  });

  it('puts a phone’s keyboard away, which covers what was found', async () => {
    isTouched(true);
    await person.keyboard('aloe');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('leaves the focus where it is at a desk', async () => {
    isTouched(false);
    await person.keyboard('aloe{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
