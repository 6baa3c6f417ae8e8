import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aPlant } from '../../../test/garden-samples';
import { GardenGlance } from './garden-glance';

describe('the garden at a glance', () => {
  it.each([
    [['Peace Lily'], 'See your plant'],
    [['Peace Lily', 'Jade Plant'], 'See all 2'],
  ])('leads to %j with the words “%s”', (names, words) => {
    render(
      <MemoryRouter>
        <GardenGlance plants={names.map((name) => aPlant(name))} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/garden');
  });
});
