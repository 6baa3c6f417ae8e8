import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { lily } from '../../../test/plant-samples';
import { rosa, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { api } from '../../shared/api/api';
import { AddTask } from './add-task';

withServer();
afterEach(() => sessionStorage.clear());

it('a task of one’s own that is sent again after a lost answer is the same until it is corrected, also after a reload', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.patch('*/api/plants/:id/schedule', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? HttpResponse.error() : HttpResponse.json([]);
    }),
  );
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
  const open = () =>
    render(
      <Provider store={store}>
        <section>
          <AddTask plantId={lily.id} plantName={lily.commonName} missing={['mist']} onDone={() => {}} />
        </section>
      </Provider>,
    );
  const { unmount } = open();
  const send = async (count: number) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add the task' }));
    await waitFor(() => expect(keys).toHaveLength(count));
    await screen.findByRole('button', { name: 'Add the task' });
  };
  const name = () => screen.getByLabelText('Name of the task');
  await userEvent.type(name(), 'Turn');
  await send(1);
  unmount();
  open();
  await send(2);
  await userEvent.type(name(), ' it');
  await send(3);
  expect(sessionStorage).toHaveLength(0);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  // A usual kind is there once by itself.
  await userEvent.selectOptions(screen.getByRole('combobox'), 'mist');
  await send(4);
  expect(keys[3]).toBeNull();
});
