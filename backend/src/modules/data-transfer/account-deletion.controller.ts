import { Body, Controller, Delete, HttpCode, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, Problems } from '../../platform/http/contract.js';
import {
  accountNotFound,
  codeNeeded,
  CurrentUser,
  SessionCookie,
  wrongCode,
  wrongPassword,
} from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { AccountDeletion } from './account-deletion.js';
import { DeleteAccountDto } from './data-transfer.dto.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';

@ApiTags('data-transfer')
@Controller('api/account')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly cookie: SessionCookie,
  ) {}

  @Delete()
  @HttpCode(204)
  @Problems(wrongPassword, codeNeeded, wrongCode, accountNotFound, tooManyTries)
  @Answers(204, undefined, 'Deletes your account and everything that belongs to it, for good')
  async deleteAccount(
    @CurrentUser() { id }: Account,
    @Body() proof: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(id, proof);
    this.cookie.clear(reply);
  }
}
