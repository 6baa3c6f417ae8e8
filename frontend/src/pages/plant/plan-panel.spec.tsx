import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem, aTask, beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { problem, rosa, server, visit, withServer } from '../../../test/visit';
import type { HealthProblemDto } from '../../shared/api/doctor';

withServer();
// Fetched in time, so that the first test does not wait for its transformation.
beforeAll(() => import('../../features/doctor/plan-panel'));
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const sick = { ...lily, problem: 'Spider mites', status: 'needs-care' as const };
const open = (problems: HealthProblemDto[] = [aProblem()], plant = sick) =>
  visit(
    `/garden/${lily.id}`,
    rosa,
    http.get('*/api/plants', () => HttpResponse.json([plant, { ...lily, id: 'fern', commonName: 'Fern' }])),
    http.get('*/api/plants/:id/problems', () => HttpResponse.json(problems)),
    ...plantAnswers([aTask({ dueOn: '2026-11-25' })], [], plant),
  );
const panel = async (name = 'Spider mites') =>
  within(await screen.findByRole('region', { name }, { timeout: 15_000 }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the open problem of a plant', () => {
  it('shows its plan, what not to do, the neighbours, and both photos; nothing says that all is well', async () => {
    open();
    const shown = await panel();
    const steps = within(await shown.findByRole('list', { name: 'The plan' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Move it away.*Done yesterday$/),
      expect.stringMatching(/^Rinse the leaves.*Today/),
      expect.stringMatching(/^Take a photo.*Tuesday 1 December/),
    ]);
    expect(shown.getByText(/^What not to do:/)).toBeInTheDocument();
    expect(await shown.findByRole('link', { name: 'Fern' })).toBeInTheDocument();
    expect(shown.getByAltText('Before: Peace Lily')).toBeInTheDocument();
    expect(shown.getByAltText('After: Peace Lily')).toBeInTheDocument();
    expect(shown.getByText('Look again on Saturday 5 December: is it better?')).toBeInTheDocument();
    expect(screen.getByText('No other care today')).toBeInTheDocument();
    expect(screen.queryByText('Nothing to do today')).not.toBeInTheDocument();
  });

  it('says that its plan could not be loaded, and tries again', async () => {
    open();
    const away = http.get('*/api/plants/:id/problems', () => problem(503, 'unavailable', 'No.'));
    server.use(away);
    const shown = await panel();
    expect(await shown.findByText('We couldn’t load the plan')).toBeInTheDocument();
    server.use(http.get('*/api/plants/:id/problems', () => HttpResponse.json([aProblem()])));
    await press('Try Again');
    expect(await shown.findByRole('list', { name: 'The plan' })).toBeInTheDocument();
    expect(shown.queryByText('We couldn’t load the plan')).not.toBeInTheDocument();
  });

  it('has a tick for each step, as any other task', async () => {
    let done: unknown;
    open();
    server.use(
      http.post('*/api/care/tasks/:task/done', ({ params }) => {
        done = params.task;
        const task = aTask({ id: 'rinse', kind: 'treatment', title: 'Rinse the leaves.' });
        return HttpResponse.json({ eventId: 'event', task, learnt: null });
      }),
    );
    await press(/^Done: Rinse the leaves/);
    await waitFor(() => expect(done).toBe('rinse'));
    expect(await screen.findByText('Peace Lily: Done!')).toBeInTheDocument();
    // Its button goes with it, so the focus is on the step.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Rinse the leaves/));
    expect(document.activeElement?.tagName).toBe('LI');
  });

  it('ends as better, which can be undone', async () => {
    const calls: unknown[] = [];
    open();
    server.use(
      http.post('*/api/plants/:id/problems/:problem/close', async ({ request }) => {
        calls.push(await request.json());
        const problem = aProblem({ outcome: 'better', closedOn: '2026-11-21' });
        return HttpResponse.json({ problem, followUp: null, next: [] });
      }),
      http.post('*/api/plants/:id/problems/:problem/reopen', () => {
        calls.push('reopen');
        return HttpResponse.json(aProblem());
      }),
    );
    await panel();
    await press('It is better');
    expect(await screen.findByText('It Is Better')).toBeInTheDocument();
    await press('Undo');
    await waitFor(() => expect(calls).toEqual([{ outcome: 'better' }, 'reopen']));
  });

  it('is looked at again in a week when it is about the same, which can be undone', async () => {
    const calls: unknown[] = [];
    open();
    server.use(
      http.post('*/api/care/tasks/:task/done', ({ params }) => {
        calls.push(params.task);
        const task = aTask({ id: 'look', kind: 'treatment', step: 'look', dueOn: '2026-11-28' });
        return HttpResponse.json({ eventId: 'looked', task, learnt: null });
      }),
      http.delete('*/api/care/events/:event', ({ params }) => {
        calls.push(params.event);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await panel();
    await press('About the same');
    expect(
      await screen.findByText(/We’ll ask about Peace Lily again on Saturday 28 November/),
    ).toBeInTheDocument();
    await press('Undo');
    await waitFor(() => expect(calls).toEqual(['look', 'looked']));
  });

  it('does not take for what was seen that a plan before it did not help', async () => {
    open([aProblem({ words: 'Still unwell: Thrips' })]);
    const shown = await panel();
    expect(await shown.findByRole('list', { name: 'The plan' })).toBeInTheDocument();
    expect(shown.queryByText(/^What was seen/)).not.toBeInTheDocument();
  });

  it('leads up to what else it may be when it is worse', async () => {
    open();
    server.use(
      http.post('*/api/plants/:id/problems/:problem/close', () =>
        HttpResponse.json({
          problem: aProblem({ outcome: 'not-better', closedOn: '2026-11-21' }),
          followUp: null,
          next: [],
        }),
      ),
    );
    await panel();
    await press('It is worse');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Spider mites' })).toHaveFocus());
  });

  it('names what else it may be, and whom to ask, when it did not get better', async () => {
    const closed = aProblem({ id: 'old', outcome: 'not-better', closedOn: '2026-11-20' });
    const title = 'Still unwell: Spider mites';
    const left = aProblem({ title, words: title, diagnosis: null, steps: [], causes: [] });
    open([left, closed], { ...sick, problem: title });
    const shown = await panel(title);
    expect(await shown.findByRole('heading', { name: 'Thrips' })).toBeInTheDocument();
    expect(shown.getByText(/garden centre or a plant clinic/)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Find out what it is' })).toHaveAttribute(
      'href',
      `/garden/${lily.id}/doctor`,
    );
  });
});
