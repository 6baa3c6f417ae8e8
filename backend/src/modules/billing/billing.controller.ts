import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { accountNotFound, CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import {
  BillingDto,
  CardPageDto,
  CheckoutDto,
  InvoiceDto,
  PaymentDto,
  PlanChangeDto,
  PlanDto,
} from './billing.dto.js';
import { BillingService } from './billing.service.js';
import {
  alreadySubscribed,
  cardDeclined,
  paidByCredit,
  paymentDisputed,
  paymentNotConfirmed,
  paymentNotFound,
  paymentOwed,
  paymentProcessing,
  paymentsNotSetUp,
  paymentsUnavailable,
  subscriptionNotFound,
} from './domain/billing.errors.js';
import { CURRENCY, PLANS, PRICES } from './domain/plan.js';
import { Payments } from './ports/payment-gateway.js';

/** Paying for premium, and what becomes of it. */
@ApiTags('billing')
@Controller('api')
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly payments: Payments,
    private readonly config: Config,
  ) {}

  @Post('create-payment-intent')
  @HttpCode(200)
  @Problems(
    paymentsNotSetUp,
    alreadySubscribed,
    paymentDisputed,
    paidByCredit,
    paymentProcessing,
    paymentsUnavailable,
    tooManyTries,
    accountNotFound,
  )
  @Answers(200, CheckoutDto, 'Begins a subscription: what the browser pays its first invoice with')
  async createPaymentIntent(
    @CurrentUser() account: Account,
    @Body() { plan }: PlanDto,
  ): Promise<CheckoutDto> {
    return { ...(await this.billing.begin(account, plan)), plan };
  }

  @Post('payment-success')
  @HttpCode(200)
  @Problems(
    paymentsNotSetUp,
    paymentNotFound,
    paymentNotConfirmed,
    paymentsUnavailable,
    tooManyTries,
    accountNotFound,
  )
  @Answers(200, BillingDto, 'The account is upgraded, as Stripe says that it is paid')
  async confirmPayment(
    @CurrentUser() account: Account,
    @Body() { paymentIntentId }: PaymentDto,
  ): Promise<BillingDto> {
    await this.billing.confirm(account, paymentIntentId);
    return this.describe(account);
  }

  @Get('billing/subscription')
  @Answers(200, BillingDto, 'Whether you have premium, by what right, and what it costs')
  getSubscription(@CurrentUser() account: Account): Promise<BillingDto> {
    return this.describe(account);
  }

  @Delete('billing/subscription')
  @HttpCode(200)
  @Problems(paymentsNotSetUp, subscriptionNotFound, paymentsUnavailable, tooManyTries)
  @Answers(
    200,
    BillingDto,
    'Cancels: premium stays until the end of the time that is paid for; what is owed ends at once',
  )
  async cancelSubscription(@CurrentUser() account: Account): Promise<BillingDto> {
    await this.billing.setCancelled(account, true);
    return this.describe(account);
  }

  @Post('billing/subscription/resume')
  @HttpCode(200)
  @Problems(paymentsNotSetUp, subscriptionNotFound, paymentsUnavailable, tooManyTries)
  @Answers(200, BillingDto, 'Takes a cancellation back before it has taken effect')
  async resumeSubscription(@CurrentUser() account: Account): Promise<BillingDto> {
    await this.billing.setCancelled(account, false);
    return this.describe(account);
  }

  @Patch('billing/subscription')
  @Problems(
    paymentsNotSetUp,
    subscriptionNotFound,
    paymentDisputed,
    paymentOwed,
    cardDeclined,
    paymentsUnavailable,
    tooManyTries,
  )
  @Answers(200, BillingDto, 'Changes the plan; the difference is charged at once, or nothing changes')
  async changeSubscription(@CurrentUser() account: Account, @Body() { plan }: PlanDto): Promise<BillingDto> {
    await this.billing.changePlan(account, plan);
    return this.describe(account);
  }

  @Get('billing/plan-change')
  @Problems(
    paymentsNotSetUp,
    subscriptionNotFound,
    paymentDisputed,
    paymentOwed,
    paymentsUnavailable,
    tooManyTries,
  )
  @Answers(
    200,
    PlanChangeDto,
    'What a change of the plan charges now, and what it leaves for later; nothing changes',
  )
  previewPlanChange(@CurrentUser() account: Account, @Query() { plan }: PlanDto): Promise<PlanChangeDto> {
    return this.billing.previewChange(account, plan);
  }

  @Get('billing/invoices')
  @Problems(paymentsNotSetUp, paymentsUnavailable, tooManyTries)
  @Answers(200, [InvoiceDto], 'Your invoices, newest first, at most 100')
  listInvoices(@CurrentUser() account: Account): Promise<InvoiceDto[]> {
    return this.billing.invoices(account);
  }

  @Post('billing/card-page')
  @HttpCode(200)
  @Problems(paymentsNotSetUp, subscriptionNotFound, paymentsUnavailable, tooManyTries)
  @Answers(200, CardPageDto, 'A page of Stripe where you can change your card')
  async openCardPage(@CurrentUser() account: Account): Promise<CardPageDto> {
    return { url: await this.billing.cardPage(account) };
  }

  private async describe({ id }: Account): Promise<BillingDto> {
    const { isPremium, grant, subscription, moneyBack } = await this.billing.standing(id);
    return {
      isSetUp: this.payments.isSetUp,
      publishableKey: this.config.STRIPE_PUBLISHABLE_KEY ?? null,
      prices: PLANS.map((plan) => ({ plan, amount: PRICES[plan].amount, currency: CURRENCY })),
      isPremium,
      grant: grant && { until: grant.until },
      moneyBack,
      subscription: subscription && {
        plan: subscription.plan,
        status: subscription.status,
        currentPeriodEnd: subscription.currentPeriodEnd,
        cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
        isReturned: subscription.isReturned,
        payUrl: subscription.payUrl,
      },
    };
  }
}
