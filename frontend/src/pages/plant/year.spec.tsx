import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { problem, rosa, server, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const year = async () =>
  within((await screen.findByRole('heading', { name: 'Its year' })).closest('section')!);

describe('the year of a plant', () => {
  it('says in words and marks in a strip in which months it is fed, repotted and pruned, and rests', async () => {
    const months = { rest: [1, 2, 11, 12], feed: [3, 4, 5], repot: [4], prune: [], flower: [] };
    const answer = http.get('*/api/plants/:id/year', () => HttpResponse.json(months));
    visit(`/garden/${lily.id}`, rosa, answer, ...plantAnswers());
    const strip = await year();
    expect(await strip.findByText('November to February')).toBeInTheDocument();
    const rows = strip.getAllByRole('term').map((term) => {
      const [words, bar] = within(term.parentElement!).getAllByRole('definition', { hidden: true });
      return [term.textContent, words!.textContent, bar!.querySelectorAll('.on').length];
    });
    expect(rows).toEqual([
      ['Feed', 'March to May', 3],
      ['Repot', 'April', 1],
      ['Prune', 'not planned', 0],
      ['Rest', 'November to February', 4],
    ]);
  });

  it('says of a tender plant outdoors that it does not stand the cold, and in which months, in the reader’s units', async () => {
    const coldNote = 'Bring it in where nights get colder than 15 °C: it doesn’t stand frost.';
    const months = {
      shelter: [1, 2, 3, 4, 10, 11, 12],
      rest: [],
      feed: [],
      repot: [],
      prune: [],
      flower: [],
    };
    const answer = http.get('*/api/plants/:id/year', () => HttpResponse.json({ ...months, coldNote }));
    visit(`/garden/${lily.id}`, { ...rosa, units: 'imperial' }, answer, ...plantAnswers());
    const strip = await year();
    const said = 'Bring it in where nights get colder than 59 °F: it doesn’t stand frost.';
    expect(await strip.findByText(said)).toBeInTheDocument();
    expect(strip.getByText('Shelter from the cold').parentElement).toHaveTextContent('October to April');
  });

  it('does not say that a plant has no rest, as nobody knows that where no months are said', async () => {
    const months = { rest: [], feed: [], repot: [], prune: [], flower: [] };
    const answer = http.get('*/api/plants/:id/year', () => HttpResponse.json(months));
    visit(`/garden/${lily.id}`, rosa, answer, ...plantAnswers());
    const strip = await year();
    expect(await strip.findByText('Feed')).toBeInTheDocument();
    expect(strip.getAllByRole('term').map((term) => term.textContent)).toEqual(['Feed', 'Repot', 'Prune']);
  });

  it('leaves the rest of the page usable when it cannot be loaded, and can be tried again', async () => {
    const away = http.get('*/api/plants/:id/year', () => problem(503, 'unavailable', 'No.'));
    visit(`/garden/${lily.id}`, rosa, away, ...plantAnswers());
    expect(await (await year()).findByText('We couldn’t load its year.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
    const months = { rest: [1], feed: [], repot: [], prune: [], flower: [] };
    server.use(http.get('*/api/plants/:id/year', () => HttpResponse.json(months)));
    await userEvent.click((await year()).getByRole('button', { name: 'Try Again' }));
    expect(await (await year()).findByText('January')).toBeInTheDocument();
  });
});
