/* global window, document */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const SOURCE = path.resolve(import.meta.dirname, '../../backend/test/stripe/fake-stripe.ts');

/** Starts the Stripe of the server's tests. Beside its own members, `stop` ends it. */
export async function startStripe() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-stripe-'));
  const file = path.join(folder, 'stripe.mjs');
  const bundle = await rolldown({ input: SOURCE, platform: 'node', onLog: () => undefined });
  await bundle.write({ file });
  const { FakeStripe } = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true, force: true });
  return new FakeStripe().start();
}

/**
 * Replaces Stripe.js at its script's address: a form without a card, whose payments go to Stripe's API, where `stripe` answers: it
 * pays, or refuses with the words of `decline()`.
 */
export async function replaceStripeJs(page, stripe, decline = () => undefined) {
  const body = `(${stripeJs.toString()})();`;
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const message = decline();
    if (!message) stripe.account.pay(id);
    const headers = { 'access-control-allow-origin': '*' };
    const error = { type: 'card_error', code: 'card_declined', message };
    await route.fulfill({
      headers,
      json: message ? { error } : { paymentIntent: { id, status: 'succeeded' } },
    });
  });
}

/** Runs in the page. */
function stripeJs() {
  const element = () => {
    const listeners = {};
    return {
      on: (name, listener) => (listeners[name] = listener),
      off: () => undefined,
      update: () => undefined,
      destroy: () => undefined,
      unmount: () => undefined,
      mount: (place) => {
        const node = typeof place === 'string' ? document.querySelector(place) : place;
        node.textContent = 'The form of Stripe';
        setTimeout(() => listeners.ready?.({})); // as the real one, after listeners are attached
      },
    };
  };
  const stripe = {
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: element,
      getElement: () => null,
      update: () => undefined,
    }),
    confirmPayment: async ({ elements }) => {
      const id = elements.clientSecret.split('_secret_')[0];
      return (await fetch(`https://api.stripe.com/v1/payment_intents/${id}`)).json();
    },
  };
  window.Stripe = Object.assign(() => stripe, { version: 'endive' });
}
