import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config.js';
import { Public } from '../../platform/http/access.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { weakPassword } from './domain/password-policy.js';
import { isFromAnotherSite } from '../../platform/http/security.js';
import { CurrentUser } from './access.js';
import { AccountDto, LoginDto, RegisterDto, SignedInDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import type { LoggedIn } from './auth.service.js';
import { describeAccount } from './described-account.js';
import { Devices } from './devices.service.js';
import type { Account } from './domain/account.js';
import { LoginGuard } from './login.guard.js';
import { SessionCookie } from './session.cookie.js';
import { SignIn } from './sign-in.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { emailTaken, invalidCredentials } from './domain/account.errors.js';
import { codeNeeded, wrongCode } from './domain/second-factor.errors.js';

type Request = FastifyRequest & { user: LoggedIn };

@ApiTags('auth')
@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: Devices,
    private readonly cookie: SessionCookie,
    private readonly signIn: SignIn,
    private readonly config: Config,
  ) {}

  @Get('auth/user')
  @Answers(200, AccountDto, 'Who is signed in')
  getUser(
    @CurrentUser() account: Account,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): AccountDto {
    this.cookie.notePlan(request, reply, account);
    return describeAccount(account, this.config);
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  @ApiBody({ type: LoginDto })
  @Problems(invalidCredentials, codeNeeded, wrongCode, tooManyTries)
  @Answers(200, SignedInDto, 'Signs in and sets the session cookie')
  async login(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const { account, passwordHash } = request.user;
    const { timeZone } = plainToInstance(LoginDto, request.body);
    const signedIn = await this.signIn.open(request, reply, account, 'loggedIn', {
      passwordHash,
      refused: invalidCredentials,
    });
    await this.auth.noteTimeZone(account, timeZone);
    return signedIn;
  }

  @Public()
  @Post('register')
  @Problems(emailTaken, weakPassword, tooManyTries)
  @Answers(201, SignedInDto, 'Creates an account and signs in')
  async register(
    @Body() person: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const account = await this.auth.register(person, request.ip);
    return this.signIn.open(request, reply, account, 'registered');
  }

  /** A link, not a call: opens the login form. */
  @Public()
  @Get('login')
  @ApiExcludeEndpoint()
  openLogin(@Res() reply: FastifyReply) {
    return reply.redirect('/?login', 303);
  }

  /** A link, not a call: ends the session, unless another site sent the person here. */
  @Public()
  @Get('logout')
  @ApiExcludeEndpoint()
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!isFromAnotherSite(request)) {
      await this.devices.signOutHere(request.sessionToken, request.account?.id);
      this.cookie.clear(reply);
      this.cookie.clearDevice(reply);
      this.cookie.notePlan(request, reply, { isPremium: false });
    }
    return reply.redirect('/', 303);
  }
}
