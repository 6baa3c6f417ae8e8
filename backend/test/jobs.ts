import type { Api } from './api-without-worker.js';
import { eventually } from './eventually.js';

/** Waits until the worker has done everything. */
export const jobsAreDone = (api: Api) => noneIsLeft(api, 'select 1 from outbox');

/** Waits until every job is done, or has failed for good. */
export const jobsAreOver = (api: Api) => noneIsLeft(api, 'select 1 from outbox where parked_at is null');

async function noneIsLeft(api: Api, jobs: string): Promise<void> {
  await eventually(
    () => api.sql(jobs),
    ({ length }) => length === 0,
  );
}
