import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { anEntry, lily } from '../../../test/plant-samples';
import { rosa, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { api } from '../../shared/api/api';
import { useKeepPhoto } from './use-keep-photo';

const mockWrites: unknown[] = [];
jest.mock('../../shared/offline/queue', () => ({
  keepWrite: async (write: { key: string }) => {
    mockWrites.push(write);
    return { isKept: true, eventId: write.key };
  },
}));
jest.mock('../../shared/api/keep-photo', () => ({
  keepPhoto: async () => ({ data: '/api/photos/1/leaf.webp' }),
}));
withServer();

async function keeper() {
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, rosa));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useKeepPhoto(lily.id, lily.commonName), { wrapper }).result.current;
}

describe('a photo for the journal', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is only kept on this device without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const keep = await keeper();
    await expect(keep(new Blob(['leaf']), 'How it began')).resolves.toBe(true);
    expect(mockWrites).toEqual([expect.objectContaining({ plantId: lily.id, text: 'How it began' })]);
  });

  it('is in the journal once the server has it', async () => {
    server.use(http.post('*/api/plants/:id/journal', () => HttpResponse.json(anEntry('1'))));
    const keep = await keeper();
    await expect(keep(new Blob(['leaf']), 'How it began')).resolves.toBe(false);
  });
});
