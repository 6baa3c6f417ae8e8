import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anEntry, aTask, beToday, lily, plantAnswers } from '../../test/plant-samples';
import { problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();
beforeEach(() => {
  localStorage.clear();
  beToday();
});
afterEach(() => void jest.useRealTimers());

const open = (...answers: Parameters<typeof plantAnswers>) =>
  visit(`/garden/${lily.id}`, rosa, ...plantAnswers(...answers));
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

describe('the page of a plant', () => {
  it('shows what to do next, and why, and what the plant needs', async () => {
    open([aTask(), aTask({ id: 'feed', kind: 'fertilise', dueOn: '2026-11-28' })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace Lily' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Check its soil today' })).toBeInTheDocument();
    const next = within(screen.getByRole('region', { name: 'What to do next' }));
    expect(next.getByText('Needs Water')).toBeInTheDocument();
    const reason = 'Every week. Last watered on 11 November. Check it around 18 November.';
    expect(next.getByText(reason)).toBeInTheDocument();
    expect(screen.getByText('Waiting since Wednesday 18 November')).toBeInTheDocument();
    expect(screen.getByText('Water when the top is dry.')).toBeInTheDocument();
  });

  it('measures in the units of the reader', async () => {
    const careInstructions = 'Water when the top 2 to 3 cm are dry, and keep it at 18 to 24 °C.';
    const plant = http.get('*/api/plants/:id', () => HttpResponse.json({ ...lily, careInstructions }));
    visit(`/garden/${lily.id}`, { ...rosa, units: 'imperial' }, plant, ...plantAnswers());
    const inInches = 'Water when the top inch is dry, and keep it at 64 to 75 °F.';
    expect(await screen.findByText(inInches)).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\d cm|°C/);
  });

  it('shows when there is nothing to do', async () => {
    open([aTask({ dueOn: '2026-11-22' })]);
    expect(await screen.findByRole('heading', { name: 'Nothing to do today' })).toBeInTheDocument();
    expect(screen.getByText('Next: Water.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'It’s still moist' })).not.toBeInTheDocument();
  });

  it('is watered with one press, which can be undone', async () => {
    let [sent, undone]: unknown[] = [];
    open();
    server.use(
      http.post('*/api/care/tasks/water-task/done', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ eventId: 'event', task: aTask({ dueOn: '2026-11-28' }), learnt: null });
      }),
      http.delete('*/api/care/events/:id', ({ params }) => {
        undone = params.id;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const next = within(await screen.findByRole('region', { name: 'What to do next' }));
    await press('It was dry: I watered it', next);
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    // By that day the server knows a page that does not show yet that it was done.
    expect(sent).toEqual({ soil: 'dry', dueOn: aTask().dueOn });
    await press('Undo');
    await waitFor(() => expect(undone).toBe('event'));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
  });

  it('is noted for another day', async () => {
    const days: unknown[] = [];
    open([aTask({ dueOn: '2026-11-28' })]);
    server.use(
      http.post('*/api/care/tasks/water-task/done', async ({ request }) => {
        days.push(await request.json());
        return HttpResponse.json({ eventId: 'event', task: aTask({ dueOn: '2026-11-27' }), learnt: null });
      }),
    );
    const next = within(await screen.findByRole('region', { name: 'What to do next' }));
    await press('It was another day', next);
    expect(await screen.findByRole('dialog', { name: 'On which day?' })).toBeInTheDocument();
    expect(screen.getByText('Peace Lily: watered')).toBeInTheDocument();
    await press('Note it for this day');
    expect(
      await screen.findByText('Please choose a day that has been, at most a year ago.'),
    ).toBeInTheDocument();
    await press('Yesterday');
    expect(await screen.findByText('Plant Watered!')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await press('It was another day', next);
    fireEvent.change(await screen.findByLabelText('Another day'), { target: { value: '2026-11-17' } });
    await press('Note it for this day');
    await waitFor(() => expect(days).toEqual([{ on: '2026-11-20' }, { on: '2026-11-17' }]));
  });

  it('says when there is no such plant in this garden, and leads back', async () => {
    visit('/garden/22222222-0000-4000-8000-000000000002', rosa, ...plantAnswers());
    expect(await screen.findByText('We can’t find this plant in your garden')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'My Garden' })[0]).toHaveAttribute('href', '/garden');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    let isBroken = true;
    visit(
      `/garden/${lily.id}`,
      rosa,
      http.get('*/api/plants/:id', () =>
        isBroken ? problem(503, 'unavailable', 'No.') : HttpResponse.json(lily),
      ),
      ...plantAnswers().slice(1),
    );
    await screen.findByText('We couldn’t load this plant');
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace Lily' })).toBeInTheDocument();
  });

  it('lists no care for an archived plant, and restores it', async () => {
    const changes: unknown[] = [];
    open([aTask()], [anEntry('1')], { ...lily, archivedAt: '2026-11-20T08:00:00.000Z' });
    server.use(
      http.patch('*/api/plants/:id', async ({ request }) => {
        changes.push(await request.json());
        server.use(http.get('*/api/plants/:id', () => HttpResponse.json(lily)));
        return HttpResponse.json(lily);
      }),
    );
    expect(await screen.findByText('This is a past plant')).toBeInTheDocument();
    expect(await screen.findByText('Two new leaves.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Schedule' })).not.toBeInTheDocument();
    await press('Bring it back');
    expect(await screen.findByRole('heading', { name: 'Check its soil today' })).toBeInTheDocument();
    expect(changes).toEqual([{ archived: false }]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is edited with the sheet of the garden', async () => {
    open();
    server.use(http.get('*/api/plants', () => HttpResponse.json([lily])));
    await press('Change');
    const sheet = within(await screen.findByRole('dialog', { name: 'Peace Lily' }));
    expect(sheet.getByRole('button', { name: /Change or move it/ })).toBeInTheDocument();
  });

  it('is deleted once that is confirmed; then the garden is shown, and nothing more is asked about it', async () => {
    open();
    let isGone = false;
    server.use(
      http.get('*/api/plants', () => HttpResponse.json(isGone ? [] : [lily])),
      http.delete('*/api/plants/:id', () => {
        isGone = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const asked: string[] = [];
    server.events.on('request:start', ({ request: { method, url } }) => {
      if (isGone && method === 'GET' && url.includes(lily.id)) asked.push(url);
    });
    await press('Change');
    const sheet = within(await screen.findByRole('dialog', { name: 'Peace Lily' }));
    await press(/^Delete it/, sheet);
    expect(isGone).toBe(false);
    await press('Delete Peace Lily', sheet);
    expect(await screen.findByText('Your Garden is Empty')).toBeInTheDocument();
    expect(asked).toEqual([]);
    server.events.removeAllListeners();
  });

  it('records that it looks unwell, and leads to the check', async () => {
    const noted: unknown[] = [];
    const unwell = { ...lily, problem: 'Brown tips', status: 'needs-care' as const };
    open();
    server.use(
      http.patch('*/api/plants/:id', async ({ request }) => {
        const change = (await request.json()) as { problem: string | null };
        noted.push(change);
        server.use(http.get('*/api/plants/:id', () => HttpResponse.json(change.problem ? unwell : lily)));
        return HttpResponse.json(change.problem ? unwell : lily);
      }),
    );
    await press('It looks unwell');
    const check = screen.getByRole('link', { name: 'Find out what it is' });
    expect(check).toHaveAttribute('href', `/garden/${lily.id}/doctor`);
    await press('Save');
    expect(await screen.findByText('Please say what you see.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('What do you see?'), ' Brown tips ');
    await press('Save');
    expect(await screen.findByText('Needs Care')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Brown tips' })).toBeInTheDocument();
    expect(noted).toEqual([{ problem: 'Brown tips' }]);
  });
});

describe('the schedule of a plant', () => {
  const answerChanges = (changes: unknown[]) =>
    server.use(
      http.patch('*/api/plants/:id/schedule', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json([]);
      }),
    );

  it('accepts another rhythm in place, and returns to the suggestion', async () => {
    const changes: unknown[] = [];
    open([aTask({ isOwnRhythm: true, everyDays: 9 })]);
    answerChanges(changes);
    await press('Change: Water');
    const days = await screen.findByLabelText('Days between waterings');
    await userEvent.clear(days);
    await press('Save');
    expect(screen.getByText(/Please give a whole number of days/)).toBeInTheDocument();
    await userEvent.type(days, '10');
    await press('One day more');
    await press('Save');
    expect(await screen.findByText('Water, Peace Lily: every 11 days.')).toBeInTheDocument();
    await press('Change: Water');
    await press('Back to our suggestion');
    expect(await screen.findByText('Water, Peace Lily: as we suggest.')).toBeInTheDocument();
    expect(changes).toEqual([
      { kind: 'water', everyDays: 11 },
      { kind: 'water', everyDays: null },
    ]);
  });

  it('is switched off and on again without losing its rhythm', async () => {
    const changes: unknown[] = [];
    open([aTask(), aTask({ id: 'mist', kind: 'mist', active: false })]);
    answerChanges(changes);
    expect(await screen.findByText('Switched off: nothing is planned.')).toBeInTheDocument();
    await press('Plan it again: Mist');
    await press('Change: Water');
    await press('Switch off');
    await waitFor(() =>
      expect(changes).toEqual([
        { kind: 'mist', active: true },
        { kind: 'water', active: false },
      ]),
    );
  });

  it('accepts a custom task', async () => {
    const changes: unknown[] = [];
    open();
    answerChanges(changes);
    await press('Add a task');
    const form = within(await screen.findByRole('form', { name: 'Add a task' }));
    await press('Add the task', form);
    expect(form.getByText(/Please give the task a name/)).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Name of the task'), 'Turn the pot');
    await press('Add the task', form);
    await waitFor(() =>
      expect(changes).toEqual([{ kind: 'custom', title: 'Turn the pot', everyDays: 14, active: true }]),
    );
  });
});
