import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import type { SignedInDto } from './auth.dto.js';
import { describeAccount } from './described-account.js';
import { Devices } from './devices.service.js';
import type { Account } from './domain/account.js';
import { accountNotFound } from './domain/account.errors.js';
import { SessionCookie } from './session.cookie.js';

const tAuth = texts('auth');

/** The hash of the password that an account had when its owner was checked, and the error for one that was replaced since. */
export interface Checked {
  passwordHash: string;
  refused: () => DomainError;
}

/** Opens a session for somebody who has shown who they are, and sets its cookies. */
@Injectable()
export class SignIn {
  constructor(
    private readonly devices: Devices,
    private readonly cookie: SessionCookie,
    private readonly config: Config,
  ) {}

  /** Throws `checked.refused` where the password was replaced since, as by a reset, which ends all other sessions. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    how: 'loggedIn' | 'registered',
    checked?: Checked,
  ): Promise<SignedInDto> {
    const tokens = { session: request.sessionToken, device: this.cookie.readDevice(request) };
    const opening = {
      userId: account.id,
      userAgent: request.headers['user-agent'] ?? '',
      login: how === 'loggedIn' ? { ipAddress: request.ip } : undefined,
      passwordHash: checked?.passwordHash,
    };
    const opened = await this.devices.signIn(opening, tokens);
    if (!opened) throw (checked?.refused ?? accountNotFound)();
    this.cookie.write(reply, opened.session);
    this.cookie.writeDevice(reply, opened.device);
    this.cookie.notePlan(request, reply, account);
    return {
      user: describeAccount(account, this.config),
      message: tAuth(how === 'loggedIn' ? 'loggedIn' : 'registered'),
    };
  }
}
