import { http, HttpResponse } from 'msw';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { generatedApi } from './generated/year';
import { gardenApi } from './garden';
import './year';

withServer();

describe('what this month has for the garden', () => {
  it('is asked for again when a plant was deleted, of which nothing is asked', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/garden/year', () => {
        asked.push('month');
        return HttpResponse.json({ month: '2026-11', parts: [], tips: [] });
      }),
      http.get('*/api/plants/:id/year', () => {
        asked.push('plant');
        return HttpResponse.json({ rest: [], feed: [], repot: [], prune: [], flower: [] });
      }),
      http.delete('*/api/plants/:id', () => new HttpResponse(null, { status: 204 })),
    );
    const { dispatch } = makeStore();
    await dispatch(generatedApi.endpoints.getGardenMonth.initiate({ month: '2026-11' }));
    await dispatch(generatedApi.endpoints.getPlantYear.initiate({ id: 'lily' }));
    asked.length = 0;
    await dispatch(gardenApi.endpoints.removePlant.initiate({ id: 'lily' }));
    await Promise.all(dispatch(gardenApi.util.getRunningQueriesThunk()));
    expect(asked).toEqual(['month']);
  });
});
