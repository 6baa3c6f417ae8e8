import { StripePaymentGateway } from '../modules/billing/adapters/stripe.payment-gateway.js';
import { loadConfig } from '../platform/config/load-config.js';

/** `npm run billing:setup`: makes product, prices and the page for cards at Stripe, where they are missing. */
const { STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_WEBHOOK_SECRET, publicUrl } = loadConfig();
if (!STRIPE_SECRET_KEY) {
  process.stderr.write(
    'STRIPE_SECRET_KEY is not set: its keys are at https://dashboard.stripe.com/apikeys.\n',
  );
  process.exit(78); // EX_CONFIG of sysexits.h
}
try {
  const gateway = new StripePaymentGateway({ secretKey: STRIPE_SECRET_KEY, apiBase: STRIPE_API_BASE });
  const lines = await gateway.setUp();
  process.stdout.write(`Stripe is set up:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  if (!STRIPE_WEBHOOK_SECRET)
    process.stdout.write(
      `Add a webhook to ${publicUrl}/api/stripe/webhook at Stripe and set STRIPE_WEBHOOK_SECRET, so that payments count at once. Without it they count within half a minute.\n`,
    );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
