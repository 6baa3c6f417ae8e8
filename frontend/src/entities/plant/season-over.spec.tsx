import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant, aTask } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => void beToday());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.view;
});

const NEXT = 'Outdoors the cold ends its season: move it to past plants, or check it today.';
const tomato = aPlant('Tomato', { outdoors: true });
const fern = aPlant('Fern');
const reason = `Every week in winter. Last watered on 14 November. ${NEXT}`;
const ended = aTask('water', tomato, { reason, isSeasonOver: true });
const tasks = [ended, aTask('water', fern)];
const schedule = http.get('*/api/plants/:id/schedule', ({ params }) =>
  HttpResponse.json(tasks.filter(({ plantId }) => plantId === params.id)),
);
const here = { ...rosa, timeZone: 'UTC' };
const button = { name: 'Move to past plants' };

describe('a plant whose season the cold has ended', () => {
  it.each([
    ['Today', '/garden', here],
    ['its page', `/garden/${tomato.id}`, here],
    ['Easy view', '/', { ...here, easyView: true }],
  ])('is moved to past plants on %s in one press, and back with Undo', async (_, path, person) => {
    if (person.easyView) document.documentElement.dataset.view = 'easy';
    const garden = aGarden([tomato, fern], tasks);
    visit(path, person, schedule, ...garden.answers);
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    await userEvent.click((await screen.findAllByRole('button', button))[0]!);
    const toast = within((await screen.findByText('Moved to Past Plants')).closest('li')!);
    expect(garden.sent).toEqual({ archived: true });
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    expect(garden.sent).toEqual({ archived: false });
  });

  it('is the only one that has that button', async () => {
    visit(`/garden/${fern.id}`, here, schedule, ...aGarden([tomato, fern], tasks).answers);
    await screen.findAllByRole('button', { name: /It was another day/ });
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
  });
});
