import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import type { Config } from '../config/config.js';
import { hostCheck, unknownHost } from './hosts.js';
import { sendProblem } from './problem.filter.js';

const tHttp = texts('http');

const policy = (styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Only the page on which people pay speaks to Stripe, and only where payments are set up (https://docs.stripe.com/security/guide). */
const PAYMENT_PAGE = /^\/premium\/?(\?|$)/i;
const STRIPE_JS = 'https://js.stripe.com https://*.js.stripe.com';
const PAYMENT_POLICY = [
  policy("'self'").replace("script-src 'self'", `script-src 'self' ${STRIPE_JS}`),
  "connect-src 'self' https://api.stripe.com",
  `frame-src 'self' ${STRIPE_JS} https://hooks.stripe.com`,
].join('; ');

const HEADERS: Record<string, string> = {
  'content-security-policy': policy("'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Scripts, style sheets and fonts are not pages, need none of the headers for pages, and are requested often. Workers
 * have a policy of their own and drawings can be opened as pages, so both get all headers.
 */
const PART_OF_A_PAGE = /^\/(start\.js|assets\/(?![^?]*worker)[^?]+\.(js|css|woff2))(\?|$)/;
const PART_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Swagger UI sets styles from its scripts. */
const DOCS = '/api/docs';
const DOCS_POLICY = policy("'self' 'unsafe-inline'");

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const crossSiteRequest = () => new DomainError('forbidden', 'cross-site-request', tHttp('crossSite'));

/**
 * Sets the security headers and rejects unsafe requests unless Sec-Fetch-Site or Origin shows that they come from our
 * own pages (OWASP: Cross-Site Request Forgery Prevention, Fetch Metadata).
 * A route whose config says `openToOtherSites`, such as a signed webhook, is exempt.
 */
export function addSecurity(fastify: FastifyInstance, config: Config): void {
  const https = config.servedOverHttps && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  const whole = { ...HEADERS, ...https };
  const part = { ...PART_HEADERS, ...https };
  const isOwnHost = hostCheck(config);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (PART_OF_A_PAGE.test(request.url)) void reply.headers(part);
    else void reply.headers(whole).header('x-request-id', request.id);
    // The router reads /%61pi as /api.
    if ([request.url, request.routeOptions.url].some((address) => address?.startsWith('/api/')))
      void reply.header('cache-control', 'no-store');
    if (request.url.startsWith(DOCS)) void reply.header('content-security-policy', DOCS_POLICY);
    if (config.STRIPE_PUBLISHABLE_KEY && PAYMENT_PAGE.test(request.url))
      void reply.header('content-security-policy', PAYMENT_POLICY);
    const { openToOtherSites } = request.routeOptions.config as { openToOtherSites?: boolean };
    if (!isOwnHost(request)) void sendProblem(unknownHost(), request, reply);
    else if (UNSAFE.has(request.method) && !openToOtherSites && !isFromOurPages(request, config))
      void sendProblem(crossSiteRequest(), request, reply);
    else done();
  });
}

/** Whether the browser says that the request comes from our pages. Other sites cannot forge these headers. */
function isFromOurPages(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return (
    origin !== undefined &&
    (origin === `${request.protocol}://${request.host}` || origin === config.publicUrl)
  );
}

/** Whether another site started this navigation. */
export function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
