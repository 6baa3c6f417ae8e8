import { render, screen } from '@testing-library/react';
import { Late } from './late';

const load = async () => () => <p>Later</p>;

it('a part whose code has come before is there at once, so that Back finds its place', async () => {
  const { unmount } = render(<Late load={load} of={{}} />);
  expect(screen.queryByText('Later')).not.toBeInTheDocument();
  await screen.findByText('Later');
  unmount();
  render(<Late load={load} of={{}} />);
  expect(screen.getByText('Later')).toBeInTheDocument();
});
