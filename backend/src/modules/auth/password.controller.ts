import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../kernel/languages/texts.js';
import { Public } from '../../platform/http/access.js';
import { Answers, MessageDto, Problems } from '../../platform/http/contract.js';
import { weakPassword } from './domain/password-policy.js';
import { CurrentUser } from './access.js';
import { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './auth.dto.js';
import type { Account } from './domain/account.js';
import { PasswordService } from './password.service.js';
import { SessionCookie } from './session.cookie.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { accountNotFound, resetLinkSpent, wrongPassword } from './domain/account.errors.js';
import { codeNeeded, wrongCode } from './domain/second-factor.errors.js';

const tAuth = texts('auth');

@ApiTags('passwords')
@Controller('api')
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly cookie: SessionCookie,
  ) {}

  @Public()
  @Post('password/forgot')
  @HttpCode(202)
  @Problems(tooManyTries)
  @Answers(202, MessageDto, 'Mails a link to choose a new password, if there is such an account')
  async forgotPassword(
    @Body() { email }: ForgotPasswordDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<MessageDto> {
    return { message: await this.passwords.forgot(email, ip) };
  }

  @Public()
  @Post('password/reset')
  @HttpCode(200)
  @Problems(resetLinkSpent, weakPassword, tooManyTries)
  @Answers(200, MessageDto, 'Sets a new password with the link from the mail')
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<MessageDto> {
    await this.passwords.reset(token, password, ip);
    return { message: tAuth('passwordSet') };
  }

  @Put('account/password')
  @Problems(wrongPassword, weakPassword, codeNeeded, wrongCode, accountNotFound, tooManyTries)
  @Answers(200, MessageDto, 'Changes the password and signs out everywhere else')
  async changePassword(
    @CurrentUser() { id }: Account,
    @Body() { currentPassword: password, newPassword, code }: ChangePasswordDto,
    @Req() { sessionToken }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    const proof = { password, code };
    const device = await this.passwords.changePassword(id, proof, newPassword, sessionToken!);
    if (device) this.cookie.writeDevice(reply, device);
    return { message: tAuth('passwordChanged') };
  }
}
