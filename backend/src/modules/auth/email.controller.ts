import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Answers, MessageDto, Problems } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { CurrentUser } from './access.js';
import { AccountDto, VerifyEmailDto } from './auth.dto.js';
import { describeAccount } from './described-account.js';
import { verificationLinkSpent } from './domain/account.errors.js';
import type { Account } from './domain/account.js';
import { EmailVerification } from './email-verification.service.js';

@ApiTags('email')
@Controller('api/email')
export class EmailController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly config: Config,
  ) {}

  @Post('verification')
  @HttpCode(202)
  @Problems(tooManyTries)
  @Answers(202, MessageDto, 'Mails you a link to confirm your email address')
  async sendVerification(@CurrentUser() account: Account): Promise<MessageDto> {
    return { message: await this.verification.sendAgain(account) };
  }

  @Post('verify')
  @HttpCode(200)
  @Problems(verificationLinkSpent)
  @Answers(200, AccountDto, 'Confirms your email address with the link from the mail')
  async verifyEmail(@CurrentUser() { id }: Account, @Body() { token }: VerifyEmailDto): Promise<AccountDto> {
    return describeAccount(await this.verification.verify(id, token), this.config);
  }
}
