import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Toaster } from '../../shared/toast/toaster';
import { WaitingPhotos } from './desk-photos';

withServer();

it.each([
  ['Refuse', 'Show to everybody', ['refuse', 'show']],
  ['Show to everybody', 'Refuse', ['show', 'refuse']],
])('“%s” by mistake can still be “%s”', async (first, then, answers) => {
  const given: string[] = [];
  const photo = {
    id: '1',
    imageUrl: '/1.webp',
    author: 'Otto F.',
    text: '',
    createdAt: '2026-11-20T10:00:00Z',
  };
  const answer = (name: string) => () => {
    given.push(name);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/admin/community/photos', () => HttpResponse.json(given.length ? [] : [photo])),
    http.post('*/api/admin/community/photos/1/show', answer('show')),
    http.post('*/api/admin/community/photos/1/refuse', answer('refuse')),
  );
  render(
    <Provider store={makeStore()}>
      <WaitingPhotos onReady={() => {}} />
      <Toaster />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: first }));
  await screen.findByText('No photo is waiting.');
  await userEvent.click(await screen.findByRole('button', { name: then }));
  await waitFor(() => expect(given).toEqual(answers));
});
