import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/config.js';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { Customers } from './customers.js';
import { LeavingCustomerSchema, PaymentEventSchema, PaymentPollSchema } from './payment-event.schema.js';
import { PaymentEventRepository } from './payment-event.repository.js';
import { PaymentEvents } from './payment-events.js';
import { Payments } from './ports/payment-gateway.js';
import { PremiumAccounts } from './premium-accounts.js';
import { PremiumGrantRepository } from './premium-grant.repository.js';
import { PremiumGrantSchema } from './premium-grant.schema.js';
import { Premium } from './premium.js';
import { Reconciliation } from './reconciliation.js';
import { RenewalReminders } from './renewal-reminders.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionSchema } from './subscription.schema.js';
import { SubscriptionSync } from './subscription-sync.js';
import { WebhookController } from './webhook.controller.js';

const payments = {
  provide: Payments,
  inject: [Config],
  useFactory: async (config: Config): Promise<Payments> => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = config;
    if (!STRIPE_SECRET_KEY) return new Payments();
    const { StripePaymentGateway } = await import('./adapters/stripe.payment-gateway.js');
    const settings = { webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: STRIPE_API_BASE };
    return new Payments(new StripePaymentGateway({ secretKey: STRIPE_SECRET_KEY, ...settings }));
  },
};

/** Who has premium, by what right, and how it is paid. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PremiumGrantSchema,
      SubscriptionSchema,
      PaymentEventSchema,
      LeavingCustomerSchema,
      PaymentPollSchema,
    ]),
    ActivityModule,
    AuthModule,
  ],
  controllers: [BillingController, WebhookController],
  providers: [
    BillingService,
    Customers,
    PaymentEventRepository,
    PaymentEvents,
    payments,
    Premium,
    PremiumAccounts,
    PremiumGrantRepository,
    Reconciliation,
    RenewalReminders,
    SubscriptionRepository,
    SubscriptionSync,
  ],
  exports: [Customers, Premium],
})
export class BillingModule {}
