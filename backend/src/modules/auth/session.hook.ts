import cookie from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Config } from '../../platform/config/config.js';
import { sendProblem } from '../../platform/http/problem.filter.js';
import { sessionSecret } from '../../platform/config/session-secret.js';
import type { Account } from './domain/account.js';
import { SessionCookie } from './session.cookie.js';
import { SessionRepository } from './session.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, if anybody. */
    account?: Account;
    /** The token of the session. */
    sessionToken?: string;
  }
}

/** Finds out who is asking before anything else looks at the request: one query, and only below /api. */
@Injectable()
export class SessionHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly sessions: SessionRepository,
    private readonly cookie: SessionCookie,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter?.getInstance?.();
    if (!fastify?.addHook) return; // the worker has no HTTP
    await fastify.register(
      cookie as never,
      { secret: sessionSecret(this.config), hook: 'onRequest' } as never,
    );
    fastify.addHook('onRequest', async (request, reply) => {
      const { sameForEverybody } = request.routeOptions.config as { sameForEverybody?: boolean };
      const token =
        request.url.startsWith('/api/') && !sameForEverybody ? this.cookie.read(request) : undefined;
      if (!token) return;
      try {
        request.account = await this.sessions.find(token);
      } catch (error) {
        return sendProblem(error, request, reply);
      }
      if (request.account) request.sessionToken = token;
      else this.cookie.clear(reply);
    });
  }
}
