import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { encode } from 'uqr';
import { aTask, beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { libraryPlant, problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => void beToday());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const known = libraryPlant('Peace Lily');
const ADDRESS = `/garden/${lily.id}/card`;
const library = http.get('*/api/plant-library', () => HttpResponse.json([known]));
const feed = aTask({ id: 'feed', kind: 'fertilise', reason: 'Every month, from March to September.' });
const definition = (term: string) => screen.getByText(term).nextElementSibling;

describe('the care card', () => {
  it('says what the plant needs, without dates that pass', async () => {
    visit(ADDRESS, rosa, library, ...plantAnswers([aTask(), feed], [], { ...lily, libraryId: known.id }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace Lily' })).toBeInTheDocument();
    expect(await screen.findByText('Light')).toBeInTheDocument();
    expect(definition('Light')).toHaveTextContent('Bright indirect');
    expect(definition('Water')).toHaveTextContent(/^Every week\. Finger in the soil: is it dry\?$/);
    expect(definition('Feed')).toHaveTextContent('Every 2 months from mid-spring to early autumn.');
    expect(screen.getByText('Poisonous to pets')).toBeInTheDocument();
    expect(screen.getByText(/^Written on Saturday 21 November 2026\./)).toBeInTheDocument();
  });

  it('has a QR code with the whole address of its question', async () => {
    visit(ADDRESS, rosa, ...plantAnswers());
    const code = await screen.findByRole('img', {
      name: 'QR code that opens the watering page of Peace Lily',
    });
    const dark = encode(`${location.origin}/garden/${lily.id}/log`, { border: 1 })
      .data.flat()
      .filter(Boolean).length;
    expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
    expect(screen.getByRole('link', { name: 'Open this page' })).toHaveAttribute(
      'href',
      `/garden/${lily.id}/log`,
    );
  });

  it('never says that a plant is safe for pets which is not in the library', async () => {
    visit(ADDRESS, rosa, ...plantAnswers());
    expect(await screen.findByText('We don’t know if it’s safe for pets')).toBeInTheDocument();
  });

  it('is reached from the plant’s page, and printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await userEvent.click(await screen.findByRole('link', { name: 'Care card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says when the plant cannot be loaded', async () => {
    visit(
      ADDRESS,
      rosa,
      http.get('*/api/plants/:id', () => problem(503, 'unavailable', 'No.')),
      ...plantAnswers(),
    );
    expect(await screen.findByText('We couldn’t load this plant')).toBeInTheDocument();
  });
});
