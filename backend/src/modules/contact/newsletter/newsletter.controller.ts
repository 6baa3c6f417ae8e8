import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/access.js';
import { Answers, MessageDto, Problems } from '../../../platform/http/contract.js';
import { tooManyTries } from '../../../platform/http/rate-limits.js';
import { newsletterLinkUnknown } from '../domain/newsletter.errors.js';
import { NewsletterLinkDto, SubscribeDto, SubscriptionDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/** The newsletter's list. A link is the credential: it works without a session. */
@ApiTags('newsletter')
@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** The answer is the same for addresses that are on the list already. */
  @Public()
  @Post('api/newsletter')
  @HttpCode(202)
  @Problems(tooManyTries)
  @Answers(202, MessageDto, 'Mails a link with which the owner of an address subscribes it')
  async subscribe(
    @Body() { email, website }: SubscribeDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<MessageDto> {
    if (!website) await this.newsletter.subscribe(email, ip);
    return { message: this.newsletter.whatNext() };
  }

  @Public()
  @Get('api/newsletter/confirm')
  @Problems(newsletterLinkUnknown)
  @Answers(200, SubscriptionDto, 'What a link to subscribe is about; changes nothing')
  async lookAtConfirmation(@Query() { token }: NewsletterLinkDto): Promise<SubscriptionDto> {
    return { state: await this.newsletter.look('confirm', token) };
  }

  @Public()
  @Post('api/newsletter/confirm')
  @HttpCode(200)
  @Problems(newsletterLinkUnknown)
  @Answers(200, SubscriptionDto, 'Puts the address of the link on the list')
  async confirmSubscription(@Body() { token }: NewsletterLinkDto): Promise<SubscriptionDto> {
    return { state: await this.newsletter.act('confirm', token) };
  }

  @Public()
  @Get('api/newsletter/unsubscribe')
  @Problems(newsletterLinkUnknown)
  @Answers(200, SubscriptionDto, 'What a link to unsubscribe is about; changes nothing')
  async lookAtUnsubscription(@Query() { token }: NewsletterLinkDto): Promise<SubscriptionDto> {
    return { state: await this.newsletter.look('unsubscribe', token) };
  }

  @Public()
  @Post('api/newsletter/unsubscribe')
  @HttpCode(200)
  @Problems(newsletterLinkUnknown)
  @Answers(200, SubscriptionDto, 'Takes the address of the link off the list')
  async unsubscribe(@Body() { token }: NewsletterLinkDto): Promise<SubscriptionDto> {
    return { state: await this.newsletter.act('unsubscribe', token) };
  }

  /** One-click unsubscribe of mail programs, which post to the link of the mail itself (RFC 8058). */
  @Public()
  @Post('newsletter/unsubscribe/:token')
  @HttpCode(200)
  @RouteConfig({ openToOtherSites: true, bytesBody: true })
  @ApiExcludeEndpoint()
  async unsubscribeInOneClick(@Param('token') token: string): Promise<SubscriptionDto> {
    return { state: await this.newsletter.act('unsubscribe', token) };
  }
}
