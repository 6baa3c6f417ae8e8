import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../src/setup/free-port.js';
import { startApi } from './api.js';
import type { Api } from './api.js';
import { eventually } from './eventually.js';

const DEPLOY = path.resolve(__dirname, '../../deploy/monitoring');
/** Names of metrics as they stand in expressions of Prometheus. */
const NAMES = /\b(?:leaflore|process|nodejs)_\w+/g;

describe('what a process tells its operator', () => {
  let api: Api;
  let operator: string;
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(operator + address, { headers });
  const metrics = async () => (await ask('/metrics')).text();

  beforeAll(async () => {
    const port = await findFreePort(0, '127.0.0.1');
    operator = `http://127.0.0.1:${port}`;
    api = await startApi({ METRICS_PORT: String(port), RATE_LIMITS: 'off' });
  });
  afterAll(() => api.stop());

  it('is how long each route took, with its pattern and not with what stood in it', async () => {
    const rosa = await api.signUp();
    await rosa.get('/api/auth/user').expect(200);
    await rosa.get('/api/plants/6c1f0d9e-0b5e-4f43-9d62-0a7a1c6d2f11').expect(404);
    const said = await metrics();
    expect(said).toMatch(
      /leaflore_http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/user",status="2xx"\} [1-9]/,
    );
    expect(said).toMatch(/route="\/api\/plants\/:\w+",status="4xx"/);
    expect(said).not.toContain('6c1f0d9e');
  });

  it('is what became of jobs', async () => {
    await api.signUp(); // is sent a mail
    const said = await eventually(
      metrics,
      (text) => /leaflore_jobs_waiting 0\n/.test(text) && /outcome="done"/.test(text),
    );
    expect(said).toMatch(/leaflore_job_duration_seconds_count\{job="[\w-]+",outcome="done"\} [1-9]/);
    expect(said).toMatch(/leaflore_jobs_parked 0\n/);
    expect(said).toMatch(/leaflore_jobs_oldest_seconds 0\n/);
  });

  it('is how many connections to Postgres are open', async () => {
    expect(await metrics()).toMatch(/leaflore_database_connections\{state="open"\} [1-9]/);
  });

  it('is whether it lives and is ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await ask('/anything')).status).toBe(404);
  });

  it('is not shown to the public, nor to a page that a browser shows', async () => {
    const public_ = await api.visitor().get('/metrics');
    expect(public_.text ?? '').not.toContain('leaflore_http');
    expect((await ask('/metrics', { origin: 'http://evil.test' })).status).toBe(403);
    expect((await ask('/metrics', { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  });

  it.each(['alerts.yaml', 'dashboard.json'])('has every metric that %s names', async (file) => {
    const named = new Set(readFileSync(path.join(DEPLOY, file), 'utf8').match(NAMES));
    const said = await metrics();
    const known = new Set(
      [...said.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name!],
      ),
    );
    expect(named.size).toBeGreaterThan(4);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });
});
