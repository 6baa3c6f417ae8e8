import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { aTask, lily, TODAY } from '../../../test/plant-samples';
import { problem, rosa, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { api, useGetPlantScheduleQuery, type CareTaskDto } from '../../shared/api/api';
import { toastSlice } from '../../shared/toast/toast';
import { Toaster } from '../../shared/toast/toaster';
import { ScheduleList } from './schedule-list';

withServer();

function Schedule() {
  const { data } = useGetPlantScheduleQuery({ id: lily.id });
  return data ? (
    <ScheduleList plantId={lily.id} plantName={lily.commonName} tasks={data} today={TODAY} />
  ) : null;
}

let count = 0;
/** Opens a schedule with a task of one's own, and deletes that. */
async function deleteTask() {
  const id = `turn ${(count += 1)}`;
  const asked: unknown[] = [];
  let task: CareTaskDto | undefined = aTask({ id, kind: 'custom', title: 'Turn the pot', everyDays: 5 });
  const tasks = () => (task ? [task] : []);
  server.use(
    http.get('*/api/plants/:id/schedule', () => HttpResponse.json(tasks())),
    http.patch('*/api/plants/:id/schedule', async ({ request }) => {
      const change = (await request.json()) as { active: boolean };
      asked.push(change);
      task = { ...task!, active: change.active };
      return HttpResponse.json(tasks());
    }),
    http.delete('*/api/care/tasks/:task', ({ params }) => {
      asked.push(params.task);
      task = undefined;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
  render(
    <Provider store={store}>
      <Schedule />
      <Toaster />
    </Provider>,
  );
  await press('Change: Turn the pot');
  await press('Delete');
  expect(await screen.findByText('Task Deleted')).toBeInTheDocument();
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
  return { asked, store, off: { kind: 'custom', taskId: id, title: 'Turn the pot', active: false }, id };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = () => screen.queryByRole('heading', { name: 'Turn the pot' });

describe('a task of one’s own', () => {
  it('comes back as it was when its deletion is undone', async () => {
    const { asked, store, off } = await deleteTask();
    await press('Undo');
    expect(await screen.findByText('Turn the pot is planned again.')).toBeInTheDocument();
    await waitFor(() => expect(heading()).toBeInTheDocument());
    act(() => void store.dispatch(toastSlice.actions.dismissToast()));
    await new Promise(process.nextTick);
    expect(asked).toEqual([off, { ...off, active: true }]);
  });

  it.each([
    ['was closed', toastSlice.actions.dismissToast()],
    ['was replaced', toastSlice.actions.showToast({ title: 'Plant Watered!' })],
  ])('is deleted once the message about it %s', async (_how, action) => {
    const { asked, store, off, id } = await deleteTask();
    expect(asked).toEqual([off]);
    act(() => void store.dispatch(action));
    await waitFor(() => expect(asked).toEqual([off, id]));
    expect(heading()).not.toBeInTheDocument();
  });

  it('is shown as switched off where it could not be deleted', async () => {
    const { store } = await deleteTask();
    server.use(http.delete('*/api/care/tasks/:task', () => problem(503, 'unavailable', 'Not now.')));
    act(() => void store.dispatch(toastSlice.actions.dismissToast()));
    expect(await screen.findByText('Switched off: nothing is planned.')).toBeInTheDocument();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
  });

  it('is shown as switched off where it was not deleted but switched off, also after an Undo', async () => {
    await deleteTask();
    await press('Undo');
    await press('Change: Turn the pot');
    await press('Switch off');
    expect(await screen.findByText('Switched off: nothing is planned.')).toBeInTheDocument();
  });
});
