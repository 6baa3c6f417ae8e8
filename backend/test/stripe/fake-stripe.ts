import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { LocalServer } from '../local-server.js';
import { routeOf } from './routes.js';
import { StripeAccount, StripeRefusal } from './stripe-account.js';
import { present, readForm, valuesOf } from './wire.js';

/**
 * What goes wrong with a call: its answer is lost after it took effect, it fails, it hangs until it is let go, it does so after it took
 * effect, or it waits for something before it takes effect (`slow`) or before it is answered (`slow-answer`).
 */
type Fault =
  | { kind: 'lost' }
  | { kind: 'status'; status: number; error?: Record<string, unknown> }
  | { kind: 'hang' | 'late' }
  | { kind: 'slow' | 'slow-answer'; until: Promise<unknown> };

const WEBHOOK_SECRET = 'whsec_test';
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_leaflore',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_leaflore',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

interface Kept {
  body: string;
  answer: Promise<{ status: number; text: string }>;
}

/**
 * Speaks Stripe's REST API as far as our SDK calls it: form bodies, idempotency keys, expansion, lists in pages, errors, signed
 * events. Calls take the faults that are queued for them.
 */
export class FakeStripe extends LocalServer {
  readonly account = new StripeAccount();
  readonly calls: { method: string; path: string; key?: string }[] = [];
  private readonly keys = new Map<string, Kept>();
  private readonly faults: { on: RegExp; fault: Fault; times: number }[] = [];

  /** The next calls whose `METHOD path` matches go wrong like this. */
  willFail(on: RegExp, fault: Fault, times = 1): void {
    this.faults.push({ on, fault, times });
  }

  /** All calls work again. */
  heal(): void {
    this.faults.length = 0;
    this.server.closeAllConnections();
  }

  /** The settings under which the server speaks to this Stripe. */
  get settings(): Record<string, string> {
    return { ...STRIPE_KEYS, STRIPE_API_BASE: this.url };
  }

  /** An event as a webhook gets it: the body, and the header that signs it. */
  signed(event: object, { secret = WEBHOOK_SECRET, agoS = 0 } = {}): { body: string; signature: string } {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - agoS;
    return {
      body,
      signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
    };
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'] as string | undefined;
    this.calls.push({ method, path, ...(key && { key }) });
    const fault = this.takeFault(`${method} ${path}`);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'status') return send(response, refusal(fault.status, fault.error));
    if (fault?.kind === 'slow') await fault.until;
    const answer = await this.answerOnce({ method, path, text: method === 'POST' ? body : query, key });
    if (fault?.kind === 'late') return;
    if (fault?.kind === 'slow-answer') await fault.until;
    if (fault?.kind === 'lost') return void response.destroy();
    send(response, answer);
  }

  private takeFault(call: string): Fault | undefined {
    const next = this.faults.find(({ on, times }) => times > 0 && on.test(call));
    if (next) next.times -= 1;
    return next?.fault;
  }

  /** The same key is the same call: its first answer is given again, and other parameters are refused. */
  private async answerOnce(call: { method: string; path: string; text: string; key?: string }) {
    if (call.method !== 'POST' || !call.key) return this.answer(call);
    const body = `${call.path} ${call.text}`;
    const known = this.keys.get(call.key);
    if (known && known.body !== body)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    const kept = known ?? { body, answer: Promise.resolve(this.answer(call)) };
    this.keys.set(call.key, kept);
    return kept.answer;
  }

  private answer({ method, path, text }: { method: string; path: string; text: string }) {
    const form = readForm(text);
    try {
      const found = routeOf(method, path)(this.account, form);
      const whole = present(found, valuesOf(form.expand), (id) => this.account.objects.get(id));
      return { status: 200, text: JSON.stringify(whole) };
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error.status, error.error);
      return refusal(500, { type: 'api_error', message: String(error) });
    }
  }
}

const refusal = (
  status: number,
  error: Record<string, unknown> = { type: 'api_error', message: 'An error' },
) => ({
  status,
  text: JSON.stringify({ error }),
});

function send(response: ServerResponse, { status, text }: { status: number; text: string }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(text);
}
