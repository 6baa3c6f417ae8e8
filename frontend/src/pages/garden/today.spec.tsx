import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aTask } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { card, jade, lily, rosaHere } from '../../../test/three-plants';
import { problem, visit, withServer } from '../../../test/visit';
import type { CareEventDto } from '../../shared/api/api';

withServer();
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const aDone = (id: string): CareEventDto => ({
  ...{ id, plantId: lily.id, plantName: lily.commonName, taskId: `task of ${id}`, kind: 'mist', title: null },
  ...{
    answer: 'done',
    happenedOn: '2026-11-21',
    createdAt: '2026-11-21T10:00:00.000Z',
    bySitter: false,
    by: null,
  },
});

beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

describe('today in the garden', () => {
  it('lists what is due, and says when all is done', async () => {
    const task = aTask('water', jade, { dueOn: '2026-11-20' });
    visit('/garden', rosaHere, ...aGarden([jade, lily], [task]).answers);
    const today = within((await screen.findByRole('heading', { name: 'Today' })).closest('section')!);
    expect(await today.findByText(/1 thing to do/)).toBeInTheDocument();
    await person.click(today.getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await today.findByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
  });

  it('says that all is done, also to those who come back to the page', async () => {
    const garden = aGarden([jade, lily], [aTask('water', jade)]);
    visit('/garden', rosaHere, ...garden.answers);
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'It was dry: I watered it' }));
    await screen.findByRole('heading', { name: 'All done for today' });
    cleanup();
    visit('/garden', rosaHere, ...garden.answers);
    expect(await screen.findByText('Noted earlier today: 1')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
  });

  it('has the focus in its list after an undo, and on the page after the last one', async () => {
    const garden = aGarden([jade, lily], [aTask('water', jade), aTask('fertilise', lily)]);
    garden.events = [aDone('one'), aDone('two')];
    visit('/garden', rosaHere, ...garden.answers);
    await person.click(await screen.findByText('Noted earlier today: 2'));
    const undo = () => screen.getAllByRole('button', { name: 'Undo' });
    const list = undo()[0]!.closest('ul')!;
    await person.click(undo()[0]!);
    await waitFor(() => expect(undo()).toHaveLength(1));
    expect(list).toHaveFocus();
    await person.click(undo()[0]!);
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not say that all is done when something was put off', async () => {
    const task = aTask('water', jade, { dueOn: '2026-11-20' });
    visit('/garden', rosaHere, ...aGarden([jade, lily], [task]).answers);
    const today = within((await screen.findByRole('heading', { name: 'Today' })).closest('section')!);
    await person.click(await today.findByRole('button', { name: 'Put off until tomorrow' }));
    expect(await today.findByRole('heading', { name: 'Put off' })).toBeInTheDocument();
    expect(today.getByRole('heading', { name: 'Nothing more to do today' })).toBeInTheDocument();
    expect(today.queryByText(/All done/)).not.toBeInTheDocument();
  });

  it('reacts to watering on a card', async () => {
    visit('/garden', rosaHere, ...aGarden([jade, lily], [aTask('water', jade)]).answers);
    await person.click((await card('Jade Plant')).getByRole('button', { name: 'It was dry: I watered it' }));
    expect(await screen.findByRole('heading', { name: 'All done for today' })).toBeInTheDocument();
  });

  it('asks at a second look whether it is better, about the same or worse, and never says that all is done', async () => {
    const ill = { ...lily, problem: 'Thrips', status: 'needs-care' as const };
    const look = aTask('treatment', ill, {
      title: 'Look again: is it better?',
      step: 'look',
      problemId: 'thrips',
    });
    let outcome: unknown;
    const close = http.post('*/api/plants/:id/problems/:problem/close', async ({ params, request }) => {
      outcome = [params.problem, await request.json()];
      return HttpResponse.json({ problem: {}, followUp: null, next: [] });
    });
    visit('/garden', rosaHere, close, ...aGarden([ill], [look]).answers);
    const today = within((await screen.findByRole('heading', { name: 'Today' })).closest('section')!);
    await person.click(await today.findByRole('button', { name: 'About the same' }));
    expect(await screen.findByText(/^We’ll ask about Peace Lily again/)).toBeInTheDocument();
    expect(await today.findByRole('heading', { name: 'Nothing more to do today' })).toBeInTheDocument();
    expect(today.getByRole('heading', { name: 'Still unwell' })).toBeInTheDocument();
    await person.click(today.getAllByRole('button', { name: 'Undo' })[0]!);
    await person.click(await today.findByRole('button', { name: 'It is better' }));
    expect(await screen.findByText('It Is Better')).toBeInTheDocument();
    expect(outcome).toEqual(['thrips', { outcome: 'better' }]);
  });

  it('measures the steps of a plan in the units of the reader', async () => {
    const title = 'Let the top 3 cm dry.';
    const step = aTask('treatment', lily, { title, step: 'step', problemId: 'wet' });
    visit('/garden', { ...rosaHere, units: 'imperial' }, ...aGarden([lily], [step]).answers);
    expect(await screen.findByText(/^Let the top inch dry:/)).toBeInTheDocument();
  });

  it('leaves the rest usable when it cannot be loaded', async () => {
    const away = http.get('*/api/care/today', () => problem(503, 'unavailable', 'No.'));
    visit('/garden', rosaHere, away, ...aGarden([lily]).answers);
    await card('Peace Lily');
    expect(await screen.findByText('We couldn’t load what is due today')).toBeInTheDocument();
  });
});
