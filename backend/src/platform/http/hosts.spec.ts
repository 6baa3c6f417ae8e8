import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.js';
import { addSecurity } from './security.js';

describe('the names of this server', () => {
  let server: FastifyInstance;
  beforeAll(() => {
    server = fastify();
    const names = { PUBLIC_URL: 'https://Leaflore.example', ALLOWED_HOSTS: 'garden.lan, [fd00::5]' };
    addSecurity(server, readConfig(names));
    server.all('/', () => 'fern');
  });
  afterAll(() => server.close());

  const ask = (host: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
    server.inject({ url: '/', method, headers: { host, ...headers } });

  it.each([
    'leaflore.example',
    'LEAFLORE.example:8443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'garden.lan:3000',
    '[fd00::5]',
  ])('are those that are set, and those of this machine: %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it.each([
    'evil.test',
    'leaflore.example.evil.test',
    'evil.test:3000',
    '192.168.1.5',
    'leaflore.example@evil.test',
    'evil.test/leaflore.example',
    'evil.test?leaflore.example',
    '%',
  ])('do not include %s', async (host) => {
    const answer = await ask(host);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ code: 'unknown-host', status: 421 });
  });

  it('cannot be made up by the page that asks', async () => {
    const rebound = { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' };
    expect((await ask('evil.test', 'POST', rebound)).statusCode).toBe(421);
    expect((await ask('evil.test', 'POST', { origin: 'http://evil.test' })).statusCode).toBe(421);
    expect((await ask('localhost', 'POST', { origin: 'http://localhost' })).statusCode).toBe(200);
    expect((await ask('localhost', 'POST', { origin: 'http://evil.test' })).statusCode).toBe(403);
  });

  it('include the address at which a request arrives', async () => {
    const lan = fastify({ forceCloseConnections: true });
    addSecurity(lan, readConfig({}));
    lan.get('/', () => 'fern');
    await lan.listen({ port: 0, host: '127.0.0.2' });
    const { port } = lan.server.address() as { port: number };
    expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
    const other = await server.inject({ url: '/', headers: { host: `127.0.0.2:${port}` } });
    expect(other.statusCode).toBe(421);
    await lan.close();
  });
});
