import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aTask, beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';
import type { PlantDto } from '../../shared/api/api';

withServer();
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const WAS_DRY = 'It was dry: I watered it';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const ADDRESS = `/garden/${lily.id}/log`;

/** Opens the question about the lily; answers what was sent about it. */
function open(change: Partial<PlantDto> = {}) {
  const sent: unknown[] = [];
  const answered = http.post('*/api/care/tasks/:id/:how', async ({ request, params }) => {
    sent.push([params.id, params.how, await request.json()]);
    return HttpResponse.json({ eventId: 'event', task: aTask({ dueOn: '2026-11-28' }), learnt: null });
  });
  const undone = http.delete('*/api/care/events/:id', ({ params }) => {
    sent.push(['undone', params.id]);
    return new HttpResponse(null, { status: 204 });
  });
  visit(ADDRESS, rosa, answered, undone, ...plantAnswers([], [], { ...lily, ...change }));
  return sent;
}

describe('the question that the QR code on a pot leads to', () => {
  it('is answered with one press, which can be undone', async () => {
    const sent = open();
    await screen.findByRole('heading', { level: 1, name: 'Peace Lily: have you watered it?' });
    expect(screen.getByText('Finger in the soil: is it dry?')).toBeInTheDocument();
    await press(WAS_DRY);
    expect(await screen.findByText('Watered. Next time on Saturday 28 November.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: WAS_DRY })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Peace Lily' })).toHaveFocus();
    expect(sent).toEqual([['water-task', 'done', { soil: 'dry' }]]);
    await press('Undo');
    expect(await screen.findByRole('button', { name: WAS_DRY })).toBeInTheDocument();
    expect(sent[1]).toEqual(['undone', 'event']);
  });

  it('is also answered with moist soil', async () => {
    const sent = open();
    await press('It’s still moist');
    expect(
      await screen.findByText('Still moist. We’ll ask again on Saturday 28 November.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([['water-task', 'snooze', { because: 'still-moist' }]]);
  });

  it('is not asked twice on a day', async () => {
    open({ lastWatered: '2026-11-21T07:00:00.000Z', waterDueOn: '2026-11-28', needsWater: false });
    expect(await screen.findByText('It was watered today.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: WAS_DRY })).toBeNull();
  });

  it.each([
    ['2026-11-21T07:00:00.000Z', 'Watered. It’s kept on this device, and sent when you’re back online.'],
    [null, 'You have answered. It’s kept on this device, and sent when you’re back online.'],
  ])('is not asked while an answer waits on this device; watered: %s', async (lastWatered, words) => {
    open({ lastWatered, waterDueOn: null, needsWater: false });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: WAS_DRY })).toBeNull();
  });

  it('says what is wrong with a plant that is unwell', async () => {
    open({ problem: 'Root rot', status: 'needs-care' });
    expect(await screen.findByText('It is unwell: Root rot.')).toBeInTheDocument();
  });

  it('says once that it is unwell still', async () => {
    open({ problem: 'Still unwell: Root rot', status: 'needs-care' });
    expect(await screen.findByText('Still unwell: Root rot.')).toBeInTheDocument();
  });

  it.each([
    [{ archivedAt: '2026-11-01T08:00:00.000Z' }, /one of your past plants/],
    [{ waterTaskId: null, waterDueOn: null, waterReason: null }, /No watering is planned for it/],
  ])('is not asked where there is nothing to water: %j', async (change, words) => {
    open(change);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: WAS_DRY })).toBeNull();
  });

  it('says when the plant is not there', async () => {
    visit(`/garden/99999999-0000-4000-8000-000000000001/log`, rosa, ...plantAnswers());
    expect(await screen.findByText('We can’t find this plant in your garden')).toBeInTheDocument();
  });

  it('asks visitors to log in first', async () => {
    visit(ADDRESS, undefined);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument());
  });
});
