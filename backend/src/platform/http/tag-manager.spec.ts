import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { readConfig } from '../config/config.js';
import { addSecurity } from './security.js';
import { serveTagManager } from './tag-manager.js';

async function get(url: string, settings: Record<string, string>) {
  const server = fastify();
  addSecurity(server, readConfig(settings));
  serveTagManager(server, readConfig(settings));
  server.get('/', (_request, reply) => reply.send('a page'));
  const answer = await server.inject({ url });
  await server.close();
  return { ...answer, policy: String(answer.headers['content-security-policy']) };
}

const configured = { ANALYTICS_ID: 'GTM-ABC123' };

describe('the frame of the tag manager', () => {
  it('is not there without an id', async () => {
    const { statusCode, policy } = await get('/api/tag-manager', {});
    expect(statusCode).toBe(404);
    expect(policy).not.toContain('googletagmanager');
  });

  it('has no origin, and is shown by our own pages only', async () => {
    const { policy, headers } = await get('/api/tag-manager', configured);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('runs its own script and that of the tag manager, and nothing else', async () => {
    const { policy, body } = await get('/api/tag-manager', configured);
    const [, code] = /<script>(.*)<\/script>/.exec(body)!;
    expect(code).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    const hash = createHash('sha256').update(code!).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}' https://www.googletagmanager.com;`);
    expect(policy).not.toMatch(/unsafe/);
  });

  it.each([{}, configured])('leaves the policy of the pages as it is with %j', async (settings) => {
    const { policy, headers } = await get('/', settings);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain('googletagmanager');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
