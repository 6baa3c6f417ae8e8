import { WorkerAppModule } from '../src/worker-app.module.js';
import { startApp } from './api-without-worker.js';
import type { Api } from './api-without-worker.js';

export type { Api, Person } from './api-without-worker.js';

/** Starts API and worker in one process, on a database of its own, with these settings on top of the defaults. */
export const startApi = (env: Record<string, string> = {}): Promise<Api> =>
  startApp(WorkerAppModule, env, true);
