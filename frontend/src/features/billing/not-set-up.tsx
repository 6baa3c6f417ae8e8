import { Banner } from '../../shared/ui/banner';

/** What the page says where the server takes no payments. */
export const NotSetUp = () => (
  <Banner title="Payments are not set up on this server">
    An admin can change that: with the keys of a Stripe account in STRIPE_SECRET_KEY and
    STRIPE_PUBLISHABLE_KEY, the secret of its webhook in STRIPE_WEBHOOK_SECRET, and a restart. Until then an
    admin can give you Premium. Everything else works.
  </Banner>
);
