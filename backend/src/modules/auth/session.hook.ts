import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { speaking } from '../../kernel/languages/language.js';
import { Config } from '../../platform/config/config.js';
import { authenticationRequired } from '../../platform/http/access.js';
import { endTurn, Turns } from '../../platform/http/admission/turns.js';
import { sendProblem } from '../../platform/http/problem.filter.js';
import { isEventStream } from '../../platform/http/send-events.js';
import { chosenLanguage } from '../../platform/http/spoken-language.js';
import { sessionSecrets } from '../../platform/config/session-secret.js';
import type { Account } from './domain/account.js';
import { LiveSessions } from './live-sessions.js';
import { SessionCookie } from './session.cookie.js';
import { SessionRepository } from './session.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, if anybody. */
    account?: Account;
    /** The token of the session. */
    sessionToken?: string;
    /** When it was found, in milliseconds of this process. */
    lookedUpAt?: number;
  }
}

/** Where its body or its turn takes longer, a request may come after the end of its session, which is looked up again then. */
const FRESH_MS = 100;

/** What a route's config may say. */
interface RouteNotes {
  /** The answer does not depend on who asks: nobody is looked up. */
  sameForEverybody?: boolean;
  /** Refused before its body is read, as that may be large. */
  membersOnly?: boolean;
}

/** Finds out who is asking before anything else looks at the request: one query, and only below /api. */
@Injectable()
export class SessionHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly sessions: SessionRepository,
    private readonly cookie: SessionCookie,
    private readonly live: LiveSessions,
    private readonly turns: Turns,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter?.getInstance?.();
    if (!fastify?.addHook) return; // the worker has no HTTP
    // Without a hook of its own: cookies are parsed where somebody asks for them.
    await fastify.register(cookie as never, { secret: sessionSecrets(this.config), hook: false } as never);
    fastify.addHook('onRequest', (request, reply, done) => {
      this.recognise(request, reply).then(
        () => speaking(request.language, done),
        (error: unknown) => void sendProblem(error, request, reply),
      );
    });
    fastify.addHook('preValidation', (request, reply, done) => {
      this.turns.take(request, reply, () => {
        if (!request.lookedUpAt || performance.now() - request.lookedUpAt <= FRESH_MS) return done();
        this.lookAgain(request, reply).then(
          () => done(),
          (error: unknown) => void sendProblem(error, request, reply),
        );
      });
    });
    fastify.addHook('onSend', (request, reply, payload, done) => {
      endTurn(request);
      if (request.sessionToken && payload instanceof Readable && isEventStream(reply)) {
        // Until it has begun it can still be answered in words.
        const why = () => (reply.raw.headersSent ? undefined : authenticationRequired());
        this.live.watch(request.sessionToken, payload, why);
      }
      done(null, payload);
    });
  }

  /** Notes the account of the request, if a session says whose it is, and the language of that person. */
  private async recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sameForEverybody, membersOnly } = request.routeOptions.config as RouteNotes;
    const token =
      request.url.startsWith('/api/') && !sameForEverybody ? this.cookie.read(request) : undefined;
    if (token) request.account = await this.sessions.find(token);
    if (membersOnly && !request.account) throw authenticationRequired();
    if (!token) return;
    if (!request.account) return void this.cookie.clear(reply);
    request.sessionToken = token;
    request.lookedUpAt = performance.now();
    const { id, language } = request.account;
    if (language && !chosenLanguage(request)) request.language = language;
    // By this a device knows whose an answer is that it keeps for when there is no network.
    void reply.header('x-account', id);
  }

  /** A session that has ended since is nobody's. The cookie stays, as the browser may have another one by now. */
  private async lookAgain(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.account = await this.sessions.find(request.sessionToken!);
    if (request.account) return;
    request.sessionToken = undefined;
    void reply.removeHeader('x-account');
  }
}
