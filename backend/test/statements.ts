import pg from 'pg';
import type { Api } from './api.js';
import { eventually } from './eventually.js';

type Asked = string | { name?: string; text: string };
type Client = { connectionParameters: { application_name?: string } };

/**
 * The statements that the API sends to Postgres during `work`, in order: names of prepared statements, text of
 * others.
 */
export async function statementsOf(api: Api, work: () => PromiseLike<unknown>): Promise<string[]> {
  if (api.hasWorker)
    await eventually(
      () => api.sql('select 1 from outbox'),
      ({ length }) => length === 0,
    );
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls as unknown as [Asked][];
  const clients = query.mock.contexts as unknown as Client[];
  query.mockRestore();
  return asked
    .map(([one], n) => ({ ...toParts(one), client: clients[n]! }))
    .map(({ name, text, client }) => ({ called: name ?? text, client }))
    .filter(({ called, client }) => isOfRequests(called, client))
    .map(({ called }) => called);
}

const toParts = (asked: Asked) => (typeof asked === 'string' ? { name: undefined, text: asked } : asked);

/** In tests the worker runs in the same process as the API and polls for jobs, so statements about the outbox alone are left out. */
const isOfRequests = (called: string, { connectionParameters }: Client) =>
  connectionParameters.application_name === 'leaflore' && !called.includes('outbox');
