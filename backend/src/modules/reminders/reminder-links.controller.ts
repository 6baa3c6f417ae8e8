import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { ReminderActionsService } from './reminder-actions.service.js';
import { ReminderLinkDto } from './reminders.dto.js';
import { linkExpired, linkNotFound } from './domain/reminder.errors.js';

const TOKEN = { name: 'token', example: 'kO2vXH1m0nR3', description: 'From the link of the message' };

/** The links of messages. The link itself is the credential and cookies are ignored, so other sites may post to it. */
@ApiTags('reminders')
@Controller()
export class ReminderLinksController {
  constructor(private readonly actions: ReminderActionsService) {}

  @Public()
  @Get('api/reminders/messages/:token')
  @RouteConfig({ sameForEverybody: true })
  @Problems(linkNotFound, linkExpired)
  @ApiParam(TOKEN)
  @Answers(200, ReminderLinkDto, 'What a link of a message would do; changes nothing')
  lookAtReminderLink(@Param('token') token: string): Promise<ReminderLinkDto> {
    return this.actions.look(token);
  }

  @Public()
  @Post('api/reminders/messages/:token')
  @HttpCode(200)
  @RouteConfig({ sameForEverybody: true, openToOtherSites: true })
  @Problems(linkNotFound, linkExpired)
  @ApiParam(TOKEN)
  @Answers(200, ReminderLinkDto, 'Does what the link says, once')
  followReminderLink(@Param('token') token: string): Promise<ReminderLinkDto> {
    return this.actions.act(token);
  }

  /** One-click unsubscribe of mail programs, which post to the link of the mail itself (RFC 8058). */
  @Public()
  @Post('reminders/:token')
  @HttpCode(200)
  @RouteConfig({ openToOtherSites: true, bytesBody: true })
  @ApiExcludeEndpoint()
  unsubscribe(@Param('token') token: string): Promise<ReminderLinkDto> {
    return this.actions.act(token);
  }
}
