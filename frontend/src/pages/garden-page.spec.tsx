import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { problem, rosa, visit, withServer } from '../../test/visit';

withServer();

const lily = {
  id: '1',
  userId: rosa.id,
  libraryId: null,
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum',
  description: null,
  imageUrl: '/drawings/peace-lily.svg',
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright indirect',
  soilType: null,
  careInstructions: null,
  dateAdded: '2026-11-20T10:00:00.000Z',
  lastWatered: null,
  status: 'healthy',
};
const jade = { ...lily, id: '2', commonName: 'Jade Plant', scientificName: 'Crassula ovata' };
const garden = (plants: JsonBodyType) => http.get('*/api/plants', () => HttpResponse.json(plants));

describe('the garden', () => {
  it('shows each plant with what it needs', async () => {
    visit('/garden', rosa, garden([{ ...lily, careInstructions: 'Keep it moist.' }, jade]));
    expect(await screen.findByRole('heading', { name: 'Peace Lily' })).toBeInTheDocument();
    expect(screen.getByText('Keep it moist.')).toBeInTheDocument();
    expect(screen.getByText('No care notes available')).toBeInTheDocument();
    expect(screen.getAllByText('Last watered: Never')).toHaveLength(2);
    expect(screen.getByText('Total: 2')).toBeInTheDocument();
  });

  it('finds a plant by either name, and says when there is none', async () => {
    visit('/garden', rosa, garden([lily, jade]));
    const search = await screen.findByPlaceholderText('Search plants...');
    await userEvent.type(search, 'crassula');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Peace Lily' })).not.toBeInTheDocument();
    await userEvent.type(search, 'x');
    expect(screen.getByText('No plants found')).toBeInTheDocument();
  });

  it('has a way on when it is empty', async () => {
    visit('/garden', rosa, garden([]));
    expect(await screen.findByText('Your Garden is Empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Identify a Plant' })).toHaveAttribute('href', '/identify');
    expect(screen.getByRole('link', { name: 'Browse Plant Library' })).toHaveAttribute('href', '/');
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    let isBroken = true;
    visit(
      '/garden',
      rosa,
      http.get('*/api/plants', () =>
        isBroken ? problem(503, 'unavailable', 'No.') : HttpResponse.json([jade]),
      ),
    );
    await screen.findByText('We could not load your garden');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Jade Plant' })).toBeInTheDocument();
  });
});
