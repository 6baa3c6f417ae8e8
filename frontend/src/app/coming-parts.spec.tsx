import { screen } from '@testing-library/react';
import { rosa, visit, withServer } from '../../test/visit';

withServer();

describe('a part that is not built yet', () => {
  it.each([
    ['/premium', 'Premium'],
    ['/Blog', 'Plant Care Blog'],
  ])('says at %s that it will be %s', async (path, title) => {
    visit(path, rosa);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Coming soon')).toBeInTheDocument();
  });

  it('is shown to admins where it is for admins', async () => {
    visit('/admin', { ...rosa, isAdmin: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeInTheDocument();
  });

  it('is hidden from everybody else', async () => {
    visit('/admin', rosa);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText('Admin access required to view this page.')).toBeInTheDocument();
  });
});
