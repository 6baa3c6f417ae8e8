import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { aRecord } from '../../../test/identification-samples';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { useRetry } from './use-retry';

withServer();
afterEach(() => sessionStorage.clear());

it('asking once more is the same identification when it is repeated after a reload, until it is accepted', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/identify-plant', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(aRecord(), { status: 202 });
    }),
  );
  const accepted = jest.fn();
  const askOnce = async () => {
    const store = makeStore();
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const { result, unmount } = renderHook(() => useRetry(aRecord(), accepted), { wrapper });
    await act(() => result.current.retry());
    unmount();
  };
  await askOnce();
  expect(accepted).not.toHaveBeenCalled();
  await askOnce();
  expect(accepted).toHaveBeenCalledTimes(1);
  await askOnce();
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
