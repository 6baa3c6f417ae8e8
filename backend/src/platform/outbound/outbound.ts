import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Readable } from 'node:stream';
import { outboundCalls } from '../telemetry/signals.js';
import { isPublicAddress, publicLookup } from './addresses.js';

/** How long an answer from outside may take, as a whole, and how large it may be. */
export interface OutboundLimits {
  timeoutMs: number;
  maxBytes: number;
}

/**
 * What each service outside may cost us. The hosts of all but `push` are named by the operator and may be in our own
 * network; those of `push` are named by browsers and must lead to the internet.
 */
export const OUTBOUND = {
  ai: { timeoutMs: 30_000, maxBytes: 1024 * 1024 },
  /** Of one answer that is streamed. */
  chat: { timeoutMs: 60_000, maxBytes: 1024 * 1024 },
  payments: { timeoutMs: 8000, maxBytes: 4 * 1024 * 1024 },
  mail: { timeoutMs: 10_000, maxBytes: 64 * 1024 },
  push: { timeoutMs: 5000, maxBytes: 64 * 1024 },
  /** Of one picture; exports and imports are streamed. */
  storage: { timeoutMs: 30_000, maxBytes: 64 * 1024 * 1024 },
} satisfies Record<string, OutboundLimits>;

const tooLarge = (maxBytes: number) => new Error(`The answer is larger than ${maxBytes} bytes.`);

/** `fetch` for hosts that the operator has configured: it follows no redirect, which could take a key elsewhere. */
export function outboundFetch(limits: OutboundLimits): typeof fetch {
  const { timeoutMs, maxBytes } = limits;
  const service = serviceOf(limits);
  return async (address, init) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const call: { service: string; status?: number } = { service };
    const answer = await outboundCalls.run(call, async () => {
      const found = await fetch(address, { ...init, signal, redirect: 'error' });
      call.status = found.status;
      return found;
    });
    return new Response(answer.body?.pipeThrough(upTo(maxBytes)), answer);
  };
}

/** The name by which metrics and traces know what has these limits. */
const serviceOf = (limits: OutboundLimits) =>
  Object.entries(OUTBOUND).find(([, known]) => known === limits)?.[0] ?? 'other';

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > maxBytes) controller.error(tooLarge(maxBytes));
      else controller.enqueue(part);
    },
  });
}

/** Agents for a client of a host that the operator has configured. The client sets its time limits. */
export const operatorAgents = () => ({
  httpAgent: new http.Agent({ keepAlive: true, maxSockets: 50 }),
  httpsAgent: new https.Agent({ keepAlive: true, maxSockets: 50 }),
});

/** Reads a stream as a whole; fails, and ends it, as soon as it is larger. */
export async function readAtMost(stream: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A connection to a host that the operator has configured, once it is there. */
export function openSocket(host: string, port: number, { timeoutMs }: OutboundLimits): Promise<net.Socket> {
  const socket = net.connect({ host, port, timeout: timeoutMs });
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once('timeout', () => fail(new Error(`${host}:${port} does not answer.`)));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0).removeAllListeners('timeout').off('error', fail);
      resolve(socket);
    });
  });
}

/** Connects to the internet alone: a name is checked when it is resolved, not before. */
export const internetAgent = (): https.Agent => new https.Agent({ lookup: publicLookup });

/**
 * Posts to an address that a person has named; answers the status. It follows no redirect, and goes neither to this machine
 * nor to its network.
 */
export async function postToInternet(
  address: string,
  { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer },
  { timeoutMs, maxBytes }: OutboundLimits,
  agent: https.Agent,
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (net.isIP(host) && !isPublicAddress(host)) throw new Error(`${host} does not lead to the internet.`);
  const signal = AbortSignal.timeout(timeoutMs);
  const call: { service: string; status?: number } = { service: 'push' };
  const post = () =>
    new Promise<number>((resolve, reject) => {
      const request = https.request(url, { method: 'POST', headers, agent, signal }, (response) => {
        call.status = response.statusCode ?? 0;
        readAtMost(response, maxBytes).then(() => resolve(call.status!), reject);
      });
      request.on('error', reject).end(body);
    });
  return outboundCalls.run(call, post);
}
