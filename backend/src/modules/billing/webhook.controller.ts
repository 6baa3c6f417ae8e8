import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { paymentsNotSetUp, webhookRefused } from './domain/billing.errors.js';
import { PaymentEvents } from './payment-events.js';
import { Payments } from './ports/payment-gateway.js';

const BODY_LIMIT = 256 * 1024;

/** What Stripe tells. The signature is the credential, so other sites may call it. */
@ApiTags('billing')
@Public()
@Controller('api/stripe')
export class WebhookController {
  constructor(
    private readonly payments: Payments,
    private readonly events: PaymentEvents,
  ) {}

  @Post('webhook')
  @HttpCode(204)
  @RouteConfig({ openToOtherSites: true, bytesBody: true, bodyLimit: BODY_LIMIT })
  @ApiHeader({
    name: 'Stripe-Signature',
    required: false,
    schema: { type: 'string', example: 't=1795377953,v1=5257a8' },
  })
  @Problems(paymentsNotSetUp, webhookRefused)
  @Answers(204, undefined, 'Takes an event of Stripe; one that is known already changes nothing')
  async takeEvent(@Req() { body, headers }: FastifyRequest): Promise<void> {
    const { gateway } = this.payments;
    if (!Buffer.isBuffer(body)) throw webhookRefused();
    await this.events.take(gateway.readEvent(body, String(headers['stripe-signature'] ?? '')));
  }
}
