import type { FastifyReply, FastifyRequest } from 'fastify';
import { stylesOf } from './page-styles.js';
import { prepareBody, sendPreparedBody } from './prepared-body.js';
import type { PreparedBody } from './prepared-body.js';

const HTML = 'text/html; charset=utf-8';
const POLICY = 'content-security-policy';

/** A page of the built web app, and how a content security policy names the styles that stand in it. */
export interface PreparedPage extends PreparedBody {
  styles?: string;
}

/** `quality` is Brotli's. */
export const preparePage = (html: Buffer, quality: number): PreparedPage => ({
  ...prepareBody(HTML, html, quality),
  styles: stylesOf(html.toString()),
});

/** Sends the page as `sendPreparedBody` does, under a policy that allows these styles and no others in the page, also with a 304. */
export function sendPage(
  page: PreparedPage,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
  ...vary: string[]
): Promise<FastifyReply> {
  const policy = reply.getHeader(POLICY);
  if (page.styles && typeof policy === 'string')
    void reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' ${page.styles}`));
  return sendPreparedBody(page, cacheControl, request, reply, ...vary);
}
