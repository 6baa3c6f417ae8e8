import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { aTask, TODAY } from '../../../test/plant-samples';
import { rosa, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { api } from '../../shared/api/api';
import { rowsOf } from '../../shared/lib/kept-store';
import { Toaster } from '../../shared/toast/toaster';
import { OtherDay } from './other-day';

jest.mock('../../shared/lib/kept-store', () => jest.requireActual('../../../test/kept-store'));

withServer();

it('waits for the network with the day for which it was noted', async () => {
  const close = jest.fn();
  server.use(http.post('*/api/care/tasks/:id/done', () => HttpResponse.error()));
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
  render(
    <Provider store={store}>
      <OtherDay task={aTask()} today={TODAY} onClose={close} />
      <Toaster />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Thursday 19 November' }));
  expect(await screen.findByText('Kept on This Device')).toBeInTheDocument();
  await waitFor(() => expect(close).toHaveBeenCalled());
  const on = '2026-11-19';
  expect(await rowsOf('writes')).toEqual([
    expect.objectContaining({
      at: new Date(`${on}T12:00`).toISOString(),
      body: { on },
      task: expect.objectContaining({ answer: 'done', on }),
    }),
  ]);
});
