import { screen } from '@testing-library/react';
import { rosa, visit, withServer } from '../../test/visit';

withServer();

describe('a part that is not built yet', () => {
  it.each([
    ['/premium', 'Premium'],
    ['/admin', 'Admin Dashboard'],
    ['/contact', 'Get in Touch'],
    ['/Blog', 'Plant Care Blog'],
    ['/blog/some-article', 'Plant Care Blog'],
    ['/community', 'Community'],
    ['/chat', 'AI Plant Expert'],
  ])('says at %s that it will be %s', async (path, title) => {
    visit(path, rosa);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('This part is being planted')).toBeInTheDocument();
  });
});
