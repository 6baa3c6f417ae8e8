import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/access.js';
import { Answers, Problems } from '../../../platform/http/contract.js';
import { tooManyTries } from '../../../platform/http/rate-limits.js';
import { AccountRepository } from '../account.repository.js';
import { SignedInDto } from '../auth.dto.js';
import { accountNotFound } from '../domain/account.errors.js';
import { passkeyRefused, passkeysNeedName, passkeyUnknown } from '../domain/second-factor.errors.js';
import { LoginThrottle } from '../login-throttle.js';
import { SignIn } from '../sign-in.js';
import { Passkeys } from './passkeys.service.js';
import { PasskeyLoginDto, PasskeyOptionsDto } from './second-factor.dto.js';

/** Logging in with a passkey: no email, no password and no code. */
@ApiTags('auth')
@Controller('api/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly accounts: AccountRepository,
    private readonly throttle: LoginThrottle,
    private readonly signIn: SignIn,
  ) {}

  @Public()
  @Post('options')
  @Problems(passkeysNeedName, tooManyTries)
  @Answers(201, PasskeyOptionsDto, 'What a browser needs to log in with a passkey')
  async askForLogin(@Req() { ip }: FastifyRequest): Promise<PasskeyOptionsDto> {
    await this.throttle.countPasskey(ip);
    return { options: await this.passkeys.askToLogIn() };
  }

  @Public()
  @Post()
  @HttpCode(200)
  @Problems(passkeyUnknown, passkeyRefused, passkeysNeedName, accountNotFound, tooManyTries)
  @Answers(200, SignedInDto, 'Signs in with a passkey and sets the session cookie')
  async loginWithPasskey(
    @Body() { credential }: PasskeyLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    await this.throttle.countPasskey(request.ip);
    const { userId, passwordHash } = await this.passkeys.logIn(credential);
    const account = await this.accounts.get(userId);
    return this.signIn.open(request, reply, account, 'loggedIn', { passwordHash, refused: passkeyUnknown });
  }
}
