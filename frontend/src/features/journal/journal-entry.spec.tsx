import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { anEntry, lily } from '../../../test/plant-samples';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Journal } from './journal';

withServer();

it('the journal takes the focus from the button of an entry that is deleted', async () => {
  let entries = [anEntry('1', { source: 'journal' })];
  server.use(
    http.get('*/api/plants/:id/journal', () => HttpResponse.json(entries)),
    http.delete('*/api/journal/1', () => {
      entries = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  render(
    <Provider store={makeStore()}>
      <Journal plant={lily} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the entry/ }));
  expect(await screen.findByText('Nothing written yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Journal' })).toHaveFocus());
});
