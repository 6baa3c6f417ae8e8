import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { aPlant } from '../../test/garden-samples';
import { rosa, server, session, withServer } from '../../test/visit';
import { Router } from './router';
import { makeStoreFor, refetch } from './store';

withServer();

describe('a member whose page was rendered with an empty garden, and who has a plant', () => {
  it.each(['/garden', '/'])('sees it at %s, also where the tasks of today come late', async (path) => {
    let sendDay!: () => void;
    const dayMayCome = new Promise<void>((resolve) => (sendDay = resolve));
    server.use(
      session(rosa),
      http.get('*/api/plants', () => HttpResponse.json([aPlant('Peace Lily')])),
      http.get('*/api/plant-library', () => HttpResponse.json([])),
      http.get('*/api/care/today', async () => {
        await dayMayCome;
        return HttpResponse.json({ date: '2026-11-21', due: [], putOff: [], done: [], next: [] });
      }),
    );
    const store = await makeStoreFor('newcomer');
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Router />
        </MemoryRouter>
      </Provider>,
    );
    refetch(store, 'newcomer');
    expect((await screen.findAllByText('Peace Lily')).length).toBeGreaterThan(0);
    expect(screen.getByText('Loading what is due today')).toBeInTheDocument();
    sendDay();
    expect(await screen.findByText(/Saturday 21 November/)).toBeInTheDocument();
  });
});
