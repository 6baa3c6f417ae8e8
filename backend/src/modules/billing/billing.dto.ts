import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { OneOf } from '../../platform/http/contract.js';
import { CURRENCY, PLANS } from './domain/plan.js';
import type { Plan } from './domain/plan.js';
import { MONEY_BACK } from './domain/subscription.js';
import type { MoneyBack } from './domain/subscription.js';
import type { Checkout, Invoice, PlanChange } from './ports/payment-gateway.js';

const tBilling = texts('billing');

export class PlanDto {
  @OneOf(PLANS, { example: 'annual' }) plan: Plan;
}

export class CheckoutDto implements Checkout {
  @ApiProperty({ description: 'With which the browser pays at Stripe', example: 'pi_1_secret_2' })
  clientSecret: string;
  @ApiProperty({ description: 'In cents', example: 2999 }) amount: number;
  @ApiProperty({ example: CURRENCY }) currency: string;
  @ApiProperty({ enum: PLANS }) plan: Plan;
}

/** What changing to another plan costs at this moment. */
export class PlanChangeDto implements PlanChange {
  @ApiProperty({ enum: PLANS }) plan: Plan;
  @ApiProperty({
    description: 'What is charged at once, in cents; 0 where enough is left of the old plan',
    example: 2600,
  })
  amount: number;
  @ApiProperty({ example: CURRENCY }) currency: string;
  @ApiProperty({ description: 'What is left for the next payments, in cents', example: 0 }) credit: number;
  @ApiProperty({ description: 'When the new plan is renewed' }) renewsAt: Date;
}

export class PaymentDto {
  @ApiProperty({ description: 'Of Stripe', maxLength: 200, example: 'pi_3OaB2c' })
  @IsString()
  @Matches(/^pi_\w{1,190}$/, { message: () => tBilling('noPayment') })
  paymentIntentId: string;
}

class PriceDto {
  @ApiProperty({ enum: PLANS }) plan: Plan;
  @ApiProperty({ description: 'In cents', example: 2999 }) amount: number;
  @ApiProperty({ example: CURRENCY }) currency: string;
}

class GrantDto {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day; null without an end',
  })
  until: string | null;
}

class BillingSubscriptionDto {
  @ApiProperty({ enum: PLANS, nullable: true, type: String }) plan: Plan | null;
  @ApiProperty({ description: 'Of Stripe', example: 'active' }) status: string;
  @ApiProperty({ description: 'When it is renewed, or ends' }) currentPeriodEnd: Date;
  @ApiProperty({ description: 'It ends then; until then that can be taken back' }) cancelAtPeriodEnd: boolean;
  @ApiProperty({
    description: 'The money for the time that runs went back, or is disputed: there is no premium for it',
  })
  isReturned: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A page of Stripe where the open invoice is paid, while one is owed',
  })
  payUrl: string | null;
}

export class BillingDto {
  @ApiProperty({ description: 'Whether this server takes payments' }) isSetUp: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'With which the browser speaks to Stripe' })
  publishableKey: string | null;
  @ApiProperty({ type: [PriceDto] }) prices: PriceDto[];
  @ApiProperty() isPremium: boolean;
  @ApiPropertyOptional({ type: GrantDto, nullable: true, description: 'Premium that an admin has given' })
  grant: GrantDto | null;
  @ApiProperty({
    enum: MONEY_BACK,
    nullable: true,
    type: String,
    description:
      'Why money went back, while that explains something: `refunded` or `disputed` until there is another subscription, `charged-twice` for 30 days after a second subscription was ended and refunded',
  })
  moneyBack: MoneyBack | null;
  @ApiPropertyOptional({ type: BillingSubscriptionDto, nullable: true })
  subscription: BillingSubscriptionDto | null;
}

export class InvoiceDto implements Invoice {
  @ApiProperty({ example: 'in_1' }) id: string;
  @ApiProperty({ type: String, nullable: true, example: 'LEAF-0001' }) number: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ description: 'In cents', example: 2999 }) amount: number;
  @ApiProperty({ example: CURRENCY }) currency: string;
  @ApiProperty({ example: 'paid' }) status: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where Stripe shows it' }) url: string | null;
}

export class CardPageDto {
  @ApiProperty({
    description: 'A page of Stripe where the card can be changed',
    example: 'https://billing.stripe.com/p/session/test_1',
  })
  url: string;
}
