import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import type { SignedInDto } from './auth.dto.js';
import { describeAccount } from './described-account.js';
import { Devices } from './devices.service.js';
import type { Account } from './domain/account.js';
import { SessionCookie } from './session.cookie.js';

const tAuth = texts('auth');

/** Opens a session for somebody who has shown who they are, and sets its cookies. */
@Injectable()
export class SignIn {
  constructor(
    private readonly devices: Devices,
    private readonly cookie: SessionCookie,
    private readonly config: Config,
  ) {}

  /** Throws `invalid-credentials` where somebody has logged in by a password whose hash is no longer that of the account. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    how: 'loggedIn' | 'registered',
    passwordHash?: string,
  ): Promise<SignedInDto> {
    const tokens = { session: request.sessionToken, device: this.cookie.readDevice(request) };
    const opening = {
      userId: account.id,
      userAgent: request.headers['user-agent'] ?? '',
      login: how === 'loggedIn' ? { ipAddress: request.ip } : undefined,
      passwordHash,
    };
    const opened = await this.devices.signIn(opening, tokens);
    this.cookie.write(reply, opened.session);
    this.cookie.writeDevice(reply, opened.device);
    this.cookie.notePlan(request, reply, account);
    return {
      user: describeAccount(account, this.config),
      message: tAuth(how === 'loggedIn' ? 'loggedIn' : 'registered'),
    };
  }
}
