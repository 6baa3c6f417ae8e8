import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anEntry, beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { rosa, server, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => localStorage.clear());
beforeEach(beToday);
afterEach(() => void jest.useRealTimers());

const open = (...answers: Parameters<typeof plantAnswers>) =>
  visit(`/garden/${lily.id}`, rosa, ...plantAnswers(...answers));
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

describe('the journal of a plant', () => {
  it('is a timeline of notes and care, by month', async () => {
    open(undefined, [
      anEntry('1', { careActions: ['fertilise'] }),
      anEntry('2', {
        source: 'care',
        content: 'Watered.',
        careActions: ['water'],
        createdAt: '2026-10-30T09:00:00.000Z',
      }),
    ]);
    const november = within(await screen.findByRole('region', { name: 'November 2026' }));
    expect(november.getByText('Two new leaves.')).toBeInTheDocument();
    expect(november.getByText('Fed')).toBeInTheDocument();
    const october = within(screen.getByRole('region', { name: 'October 2026' }));
    expect(october.getByText('Watered.')).toBeInTheDocument();
    expect(october.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('keeps what was written when saving fails, and when the page is left, until it is saved once', async () => {
    const keys: (string | null)[] = [];
    let isBroken = true;
    const { unmount } = open();
    const write = http.post('*/api/plants/:id/journal', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return isBroken ? HttpResponse.error() : HttpResponse.json(anEntry('new'), { status: 201 });
    });
    server.use(write);
    await press('Write in the journal');
    await userEvent.type(await screen.findByLabelText(/What do you see/), 'A bud!');
    await userEvent.click(screen.getByLabelText('Watered'));
    await press('Save');
    expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
    expect(screen.getByLabelText(/What do you see/)).toHaveValue('A bud!');

    unmount();
    server.resetHandlers();
    open();
    server.use(write);
    expect(await screen.findByText('Not saved yet. We’ve kept what you wrote.')).toBeInTheDocument();
    expect(screen.getByLabelText(/What do you see/)).toHaveValue('A bud!');
    expect(screen.getByLabelText('Watered')).toBeChecked();
    isBroken = false;
    await press('Save');
    expect(await screen.findByText('Journal Entry')).toBeInTheDocument();
    expect(new Set(keys).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('cannot be changed while it is saved, nor what was done ticked', async () => {
    let arrive = () => {};
    open();
    server.use(
      http.post('*/api/plants/:id/journal', async () => {
        await new Promise<void>((go) => (arrive = go));
        return HttpResponse.json(anEntry('new'), { status: 201 });
      }),
    );
    await press('Write in the journal');
    await userEvent.type(await screen.findByLabelText(/What do you see/), 'A bud!');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Watered')).toBeDisabled());
    await userEvent.click(screen.getByLabelText('Watered'));
    expect(screen.getByLabelText('Watered')).not.toBeChecked();
    arrive();
    expect(await screen.findByText('Journal Entry')).toBeInTheDocument();
  });

  it('leaves the focus in the journal, where it is seen, when an entry was saved or changed', async () => {
    open(undefined, [anEntry('1')]);
    server.use(
      http.post('*/api/plants/:id/journal', () => HttpResponse.json(anEntry('2'), { status: 201 })),
      http.patch('*/api/journal/1', () => HttpResponse.json(anEntry('1'))),
    );
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await press('Write in the journal');
    await userEvent.type(await screen.findByLabelText(/What do you see/), 'A bud!');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write in the journal' })).toHaveFocus());
    expect(focus).toHaveBeenLastCalledWith();
    focus.mockRestore();
    await press('Edit the entry of Saturday 21 November');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit the entry/ })).toHaveFocus());
  });

  it('takes the focus from nobody who has gone on while an entry is saved', async () => {
    open();
    server.use(http.post('*/api/plants/:id/journal', () => HttpResponse.json(anEntry('2'), { status: 201 })));
    await press('Write in the journal');
    await userEvent.type(await screen.findByLabelText(/What do you see/), 'A bud!');
    await press('Save');
    screen.getByRole('link', { name: 'Calendar' }).focus();
    expect(await screen.findByRole('button', { name: 'Write in the journal' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Calendar' })).toHaveFocus();
  });

  it('restores a discarded entry', async () => {
    open();
    await press('Write in the journal');
    await userEvent.type(await screen.findByLabelText(/What do you see/), 'A bud!');
    await press('Discard');
    expect(await screen.findByText('Discarded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write in the journal' })).toHaveFocus();
    await press('Undo');
    expect(await screen.findByLabelText(/What do you see/)).toHaveValue('A bud!');
  });

  it('saves nothing that is empty', async () => {
    open();
    await press('Write in the journal');
    await press('Save');
    expect(await screen.findByText(/Please write something/)).toBeInTheDocument();
  });

  it('restores a deleted entry', async () => {
    let restored: unknown;
    open(undefined, [anEntry('1')]);
    server.use(
      http.delete('*/api/journal/:id', () => new HttpResponse(null, { status: 204 })),
      http.post('*/api/journal/:id/restore', ({ params }) => {
        restored = params.id;
        return HttpResponse.json(anEntry('1'));
      }),
    );
    await press('Delete the entry of Saturday 21 November');
    expect(await screen.findByText('Entry Deleted')).toBeInTheDocument();
    await press('Undo');
    await waitFor(() => expect(restored).toBe('1'));
  });

  it('takes back what was noted on another day, after a question, and what a note tells of', async () => {
    const gone: unknown[] = [];
    let entries = [
      anEntry('1', { careActions: ['water', 'mist'], undoable: [
        { eventId: 'wet', kind: 'water' },
        { eventId: 'misty', kind: 'mist' },
      ] }),
      anEntry('2', { source: 'care', content: 'Watered.', careActions: ['water'], createdAt: '2026-11-18T09:00:00.000Z',
        undoable: [{ eventId: 'event', kind: 'water' }] }),
      anEntry('3', { source: 'care', content: 'Fed, by Ada.', careActions: ['fertilise'] }),
    ]; // prettier-ignore
    open();
    server.use(
      http.get('*/api/plants/:id/journal', () => HttpResponse.json(entries)),
      http.delete('*/api/care/events/:id', ({ params }) => {
        gone.push(params.id);
        entries = entries.filter(({ source }) => source === 'journal');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const [ofNote, ofCare, ...others] = await screen.findAllByRole('button', { name: 'Take back' });
    expect(others).toEqual([]);
    expect(ofCare).toHaveAccessibleDescription('Wednesday 18 November');
    await userEvent.click(ofCare!);
    await press('Keep it');
    expect(gone).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Take back' })[1]!);
    await press('Take back', within(await screen.findByRole('group', { name: 'Take back' })));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Watered.')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Journal' })).toHaveFocus();
    await userEvent.click(ofNote!);
    await press('Take back: Misted');
    await waitFor(() => expect(gone).toEqual(['event', 'misty']));
  });

  it('compares the oldest and the newest photo, by pointer and by keyboard', async () => {
    open(undefined, [anEntry('1', { imageUrl: '/api/photos/1/new.webp' })]);
    await press('Compare two photos');
    const dialog = within(await screen.findByRole('dialog', { name: 'Peace Lily, before and after' }));
    expect(dialog.getByAltText('Before, Friday 1 May')).toHaveAttribute('src', '/api/photos/1/first.webp');
    expect(dialog.getByAltText('After, Saturday 21 November')).toHaveAttribute(
      'src',
      '/api/photos/1/new.webp',
    );
    expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    await press('Side by side', dialog);
    expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  });
});
