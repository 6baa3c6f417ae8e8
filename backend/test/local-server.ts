import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server that stands in for a service outside, on a free port of this machine. */
export abstract class LocalServer {
  url = '';
  protected readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Call {
  path: string;
  body: Record<string, unknown>;
}

/** A provider of AI: it records its calls, and each takes the next behaviour. */
export abstract class ScriptedProvider<Behaviour> extends LocalServer {
  calls: Call[] = [];
  private readonly next: Behaviour[] = [];

  constructor(private always: Behaviour) {
    super();
  }

  /** Queues behaviours for the next calls. */
  willDo(...behaviours: Behaviour[]): void {
    this.next.push(...behaviours);
  }

  /** Sets the behaviour of calls for which none is queued. */
  willAlways(behaviour: Behaviour): void {
    this.next.length = 0;
    this.always = behaviour;
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = request.url ?? '';
    this.calls.push({ path, body: JSON.parse(text) as Record<string, unknown> });
    await this.behave(this.next.shift() ?? this.always, request, response);
  }

  protected abstract behave(
    behaviour: Behaviour,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
}
