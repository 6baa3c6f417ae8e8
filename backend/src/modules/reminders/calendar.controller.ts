import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { speaking } from '../../kernel/languages/language.js';
import { addressKey } from '../../platform/http/address.js';
import { Public } from '../../platform/http/access.js';
import { etagOf, sha256 } from '../../platform/hash.js';
import { Answers, Cached, Problems } from '../../platform/http/contract.js';
import { RateLimits, tooManyTries } from '../../platform/http/rate-limits.js';
import { CalendarFeed } from './calendar-feed.js';
import { CalendarLinks } from './calendar-links.js';
import { calendarNotFound } from './domain/reminder.errors.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';

const READS = { name: 'calendar-read', points: 60, duration: 600 };
const WRONG = { name: 'calendar-wrong', points: 60, duration: 600 };

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20260504',
  'SUMMARY:Water Monstera',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

/** The calendar feed. Its link is the only credential, and allows reading the feed only. */
@ApiTags('reminders')
@Controller('api/calendar')
export class CalendarController {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly links: CalendarLinks,
    private readonly feed: CalendarFeed,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Get(':token.ics')
  @RouteConfig({ sameForEverybody: true })
  @Header('cache-control', 'private, max-age=0, must-revalidate')
  @ApiParam({ name: 'token', example: 'kO2vXH1m0nR3', description: 'From the private link on the profile' })
  @Cached()
  @Problems(calendarNotFound, tooManyTries)
  @Answers(200, undefined, 'What is due in the coming 60 days, as a calendar to subscribe to', {
    content: { 'text/calendar': { schema: { type: 'string', description: 'RFC 5545' }, example: CALENDAR } },
  })
  async getCalendar(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const hash = sha256(token);
    const found = await this.settings.findCalendar(hash);
    // A link whose key was taken away is refused, even while its hash is stored.
    if (!found || !this.links.tokenOf(found.userId, found.calendarVersion, hash)) {
      await this.limits.consumeRateLimit(WRONG, addressKey(request.ip));
      throw calendarNotFound();
    }
    await this.limits.consumeRateLimit(READS, found.userId);
    const { userId, timeZone, units, language } = found;
    const text = await speaking(language, () => this.feed.write(userId, timeZone, units));
    const etag = etagOf(text);
    void reply.header('etag', etag).type('text/calendar; charset=utf-8');
    if (request.headers['if-none-match']?.replace(/^W\//, '') !== etag) return text;
    void reply.status(304);
    return undefined;
  }
}
