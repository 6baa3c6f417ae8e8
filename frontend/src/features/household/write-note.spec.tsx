import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { anEntry, lily } from '../../../test/plant-samples';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { WriteNote } from './write-note';

withServer();
afterEach(() => sessionStorage.clear());

describe('a note for the plant of another person', () => {
  it('is the same when it is sent again, and another one when it was corrected or is a new one', async () => {
    const keys: string[] = [];
    server.use(
      http.post('*/api/plants/:id/journal', ({ request }) => {
        keys.push(request.headers.get('idempotency-key')!);
        return keys.length < 3 ? HttpResponse.error() : HttpResponse.json(anEntry('1'));
      }),
    );
    const open = () =>
      render(
        <Provider store={makeStore()}>
          <WriteNote garden="otto" plant={lily.id} />
        </Provider>,
      );
    const { unmount } = open();
    const field = () => screen.getByRole('textbox');
    const write = async (value: string) => {
      fireEvent.change(field(), { target: { value } });
      const sent = keys.length;
      await userEvent.click(await screen.findByRole('button', { name: 'Keep this note' }));
      await waitFor(() => expect(keys).toHaveLength(sent + 1));
      await screen.findByRole('button', { name: 'Keep this note' });
    };
    await write('A bud');
    unmount();
    open();
    await write('A bud');
    await write('Two buds');
    await waitFor(() => expect(field()).toHaveValue(''));
    await write('Two buds');
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is there again when the page was left before it was kept', async () => {
    const write = () =>
      render(
        <Provider store={makeStore()}>
          <WriteNote garden="otto" plant={lily.id} />
        </Provider>,
      );
    const { unmount } = write();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A bud' } });
    unmount();
    write();
    expect(screen.getByRole('textbox')).toHaveValue('A bud');
  });
});
