import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, Problems } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { CurrentUser } from './access.js';
import { ConfirmDto } from './auth.dto.js';
import { accountNotFound, wrongPassword } from './domain/account.errors.js';
import type { Account } from './domain/account.js';
import { codeNeeded, wrongCode } from './domain/second-factor.errors.js';
import { PasswordService } from './password.service.js';
import { SessionRepository } from './session.repository.js';

/** A person shows again who they are, for ten minutes and in this session alone. */
@ApiTags('sign-in')
@Controller('api/account')
export class StepUpController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly sessions: SessionRepository,
  ) {}

  @Post('confirm')
  @HttpCode(204)
  @Problems(wrongPassword, codeNeeded, wrongCode, accountNotFound, tooManyTries)
  @Answers(204, undefined, 'Shows that it is you, before what a stranger at your device must not do')
  async confirm(
    @CurrentUser() { id }: Account,
    @Body() proof: ConfirmDto,
    @Req() { sessionToken }: FastifyRequest,
  ): Promise<void> {
    await this.passwords.confirm(id, proof);
    await this.sessions.noteConfirmed(sessionToken!);
  }
}
