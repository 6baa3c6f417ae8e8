import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { AuthService } from './auth.service.js';
import type { LoggedIn } from './auth.service.js';
import { SessionCookie } from './session.cookie.js';

/** Passport's local strategy: email and password become an account, or `invalid-credentials`. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<LoggedIn> {
    const { ip: address } = request;
    const { code } = request.body as { code?: string };
    return this.auth.login({ email, password, address, device: this.cookie.readDevice(request), code });
  }
}
