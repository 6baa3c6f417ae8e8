import pg from 'pg';
import type { Api } from './api.js';
import { eventually } from './eventually.js';

type Asked = string | { name?: string; text: string };
type Client = { connectionParameters: { application_name?: string } };

/** What is asked of Postgres meanwhile, in order: the names of prepared statements, and the text of others. */
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
    .filter(({ text, client }) => isOfRequests(text, client))
    .map(({ name, text }) => name ?? text);
}

const toParts = (asked: Asked) => (typeof asked === 'string' ? { name: undefined, text: asked } : asked);

/** The worker is in the same process as the API in tests, and keeps looking for jobs. */
const isOfRequests = (text: string, { connectionParameters }: Client) =>
  connectionParameters.application_name === 'leaflore' && !text.includes('outbox');
