import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api, Person } from './api-without-worker.js';

/** The answer to a request, or that there was none. */
export interface SlowAnswer {
  status: number | 'cut off';
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A request whose headers are sent at once, and its body when the test wants it. */
export class SlowRequest {
  /** Comes whenever the server answers, also before the body. */
  readonly answer: Promise<SlowAnswer>;
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>;
  /** The server has asked for the body with `100 Continue`. */
  wasAsked = false;
  private readonly request: http.ClientRequest;

  constructor(api: Api, person: Person, method: string, path: string, headers: Record<string, string> = {}) {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { origin: 'http://leaflore.test', 'content-type': 'application/json', cookie, ...headers };
    this.request = http.request({ port, path, method, headers: all, agent: false });
    this.closed = new Promise((resolve) => this.request.once('close', () => resolve()));
    this.answer = new Promise((resolve) => {
      this.request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: JSON.parse(text || '{}') as Record<string, unknown>,
          }),
        );
      });
      this.request.on('error', () => undefined);
      this.request.on('close', () => resolve({ status: 'cut off', headers: {}, body: {} }));
    });
    this.request.on('continue', () => (this.wasAsked = true));
    this.request.flushHeaders();
  }

  write(bytes: Buffer): this {
    this.request.write(bytes);
    return this;
  }

  end(bytes?: Buffer): this {
    this.request.end(bytes);
    return this;
  }

  abort(): void {
    this.request.destroy();
  }
}
