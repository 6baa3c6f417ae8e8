import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin, ConfirmedLately } from '../../platform/http/access.js';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { accountNotFound, AccountLists, CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { grantIsOver, Premium } from '../billing/index.js';
import { GivePremiumDto, ListedPersonDto, PeopleQuery } from './admin.dto.js';

/** The people with an account, for admins, who can give them premium. */
@ApiTags('admin')
@Admin()
@Controller('api/admin/people')
export class PeopleController {
  constructor(
    private readonly accounts: AccountLists,
    private readonly premium: Premium,
  ) {}

  @Get()
  @Answers(200, [ListedPersonDto], 'People whose email or name begins with a text, newest first')
  async searchPeople(
    @Query() { search = '', limit, cursor }: PeopleQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedPersonDto[]> {
    const text = search.replaceAll('\0', '').trim();
    const people = await this.accounts.search(text, limit, cursor ? fromCursor(cursor) : undefined);
    const ids = people.map(({ id }) => id);
    const [grants, subscribers] = await Promise.all([
      this.premium.grantsOf(ids),
      this.premium.subscribersAmong(ids),
    ]);
    linkNext(reply, '/api/admin/people', people, limit, text ? { search: text } : {});
    return people.map((person) => {
      const until = grants.get(person.id);
      const grant = until === undefined ? null : { until };
      return { ...person, isSubscribed: subscribers.has(person.id), grant };
    });
  }

  @Put(':id/premium')
  @ConfirmedLately()
  @HttpCode(204)
  @Problems(accountNotFound, grantIsOver)
  @Answers(204, undefined, 'Gives premium to a person, in place of what an admin gave before')
  givePremium(
    @CurrentUser() { id: by }: Account,
    @Param('id', anId) id: string,
    @Body() { until }: GivePremiumDto,
  ): Promise<void> {
    return this.premium.grant(id, { by, ...(until && { until }) });
  }

  @Delete(':id/premium')
  @ConfirmedLately()
  @HttpCode(204)
  @Problems(accountNotFound)
  @Answers(204, undefined, 'Takes back what an admin gave; a subscription stays')
  takePremiumBack(@CurrentUser() { id: by }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.premium.revoke(id, { by });
  }
}
