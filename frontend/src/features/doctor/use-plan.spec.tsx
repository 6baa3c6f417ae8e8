import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { aProblem, lily } from '../../../test/plant-samples';
import { problem, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { usePlan } from './use-plan';

withServer();

describe('another plan for a plant', () => {
  it('leaves the one that was open where it cannot be started', async () => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
    server.use(
      http.get('*/api/plants/:id/problems', () => HttpResponse.json([aProblem()])),
      http.post('*/api/plants/:id/problems/:problem/close', (call) => {
        note(call);
        return HttpResponse.json({ problem: aProblem(), followUp: null, next: [] });
      }),
      http.post('*/api/plants/:id/problems', (call) => {
        note(call);
        return problem(503, 'unavailable', 'Not now.');
      }),
      http.post('*/api/plants/:id/problems/:problem/reopen', (call) => {
        note(call);
        return HttpResponse.json(aProblem());
      }),
    );
    const store = makeStore();
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(() => usePlan(lily), { wrapper });
    await waitFor(() => expect(result.current.open).toBeDefined());
    await act(async () => expect(await result.current.start({ diagnosis: 'thrips' })).toBeUndefined());
    const at = `/api/plants/${lily.id}/problems`;
    expect(asked).toEqual([`${at}/${aProblem().id}/close`, at, `${at}/${aProblem().id}/reopen`]);
    expect(store.getState().toast).toMatchObject({ failed: true, text: 'Not now.' });
  });
});
