import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { sha256 } from '../hash.js';

const MANAGER = 'https://www.googletagmanager.com';
const COUNTERS = `${MANAGER} https://*.google-analytics.com https://*.analytics.google.com`;

/** Passes on what the app sends (frontend/src/shared/analytics/tag-manager.ts), and nothing from another window. */
const script = (id: string) =>
  `window.dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}];` +
  `addEventListener('message',function(sent){if(sent.source===parent&&parent!==window)dataLayer.push(sent.data)});` +
  `var tag=document.createElement('script');tag.src='${MANAGER}/gtm.js?id=${id}';document.head.append(tag);`;

/**
 * Serves the frame in which the tag manager runs, where ANALYTICS_ID is set. Its policy names the tag manager and lets it be
 * shown by our own pages only; `sandbox` takes away its origin, so that it reads neither these pages nor cookies nor storages, however
 * it was opened. The policy of the pages themselves stays as it is. Sources:
 * https://developers.google.com/tag-platform/security/guides/csp, https://www.w3.org/TR/CSP3/#directive-sandbox.
 */
export function serveTagManager(fastify: FastifyInstance, { ANALYTICS_ID }: Config): void {
  if (!ANALYTICS_ID) return;
  const code = script(ANALYTICS_ID);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Statistics</title><script>${code}</script></head></html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(code).toString('base64')}' ${MANAGER}`,
    `img-src ${COUNTERS}`,
    `connect-src ${COUNTERS}`,
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
  fastify.get('/api/tag-manager', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
