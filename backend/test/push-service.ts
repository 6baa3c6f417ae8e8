import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { createECDH, randomBytes } from 'node:crypto';
import { generate } from 'selfsigned';
import { PushSender } from '../src/modules/reminders/push-sender.js';
import type { Api } from './api.js';

/** A push message as it arrived: still encrypted. */
interface Taken {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/**
 * A push service on this machine, with real HTTPS and the real protocol. It answers 201 unless `answers` says
 * otherwise.
 */
export interface FakePushService {
  host: string;
  taken: Taken[];
  /** Status codes by path; 201 for all others. */
  answers: Map<string, number>;
  /** The subscription of a new browser, as it sends it to our server. */
  subscribe: () => { endpoint: string; keys: { p256dh: string; auth: string } };
  stop: () => Promise<void>;
}

/** Starts it, and lets the API trust its certificate and send to it. */
export async function startPushService(api: Api): Promise<FakePushService> {
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const taken: Taken[] = [];
  const answers = new Map<string, number>();
  const server = https.createServer({ key: pems.private, cert: pems.cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      taken.push({ path, headers: request.headers, bytes: Buffer.concat(parts) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const sender = api.app.get(PushSender, { strict: false });
  sender.services.push(new RegExp(`^${host}$`));
  sender.agent = new https.Agent({ ca: pems.cert }); // its own one does not call this machine
  return {
    host,
    taken,
    answers,
    subscribe: () => {
      const browser = createECDH('prime256v1');
      const p256dh = browser.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      return { endpoint: `https://${host}/send/${randomBytes(9).toString('hex')}`, keys: { p256dh, auth } };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
