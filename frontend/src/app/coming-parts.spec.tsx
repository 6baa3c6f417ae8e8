import { screen } from '@testing-library/react';
import { rosa, visit, withServer } from '../../test/visit';

withServer();

describe('a part that is not built yet', () => {
  it.each([['/Blog', 'Plant Care Blog']])('says at %s that it will be %s', async (path, title) => {
    visit(path, rosa);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Coming soon')).toBeInTheDocument();
  });
});
