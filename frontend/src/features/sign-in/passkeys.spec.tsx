import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { useGetSignInQuery } from '../../shared/api/sign-in';
import { Passkeys } from './passkeys';

withServer();

function Example() {
  const { data } = useGetSignInQuery();
  return data ? <Passkeys passkeys={data.passkeys} /> : null;
}

it('a passkey that is removed leaves the focus to the part about passkeys', async () => {
  let passkeys = [{ id: '1', name: 'Passkey 1', createdAt: '2026-05-04T10:00:00.000Z', usedAt: null }];
  server.use(
    http.get('*/api/account/sign-in', () => HttpResponse.json({ passkeys })),
    http.delete('*/api/account/passkeys/1', () => {
      passkeys = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  render(
    <Provider store={makeStore()}>
      <Example />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Passkey 1' }));
  await waitFor(() => expect(screen.queryByText('Passkey 1')).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: 'Passkeys' })).toHaveFocus();
});
