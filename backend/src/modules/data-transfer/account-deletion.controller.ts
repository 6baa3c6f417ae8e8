import { Body, Controller, Delete, HttpCode, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../platform/http/contract.js';
import { CurrentUser, SessionCookie } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { AccountDeletion } from './account-deletion.js';
import { DeleteAccountDto } from './data-transfer.dto.js';

@ApiTags('own-data')
@Controller('api/account')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly cookie: SessionCookie,
  ) {}

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'Deletes your account and everything that belongs to it, for good')
  async deleteAccount(
    @CurrentUser() { id }: Account,
    @Body() { password }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(id, password);
    this.cookie.clear(reply);
  }
}
