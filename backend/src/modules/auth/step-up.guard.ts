import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { confirmationNeeded, CONFIRMED } from '../../platform/http/access.js';
import { SessionRepository } from './session.repository.js';

/** What is `@ConfirmedLately` needs a session in which the person has lately shown who they are. It runs after the access guard. */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const where = [context.getHandler(), context.getClass()];
    if (!this.reflector.getAllAndOverride<boolean | undefined>(CONFIRMED, where)) return true;
    const { sessionToken } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!sessionToken || !(await this.sessions.isConfirmedLately(sessionToken))) throw confirmationNeeded();
    return true;
  }
}
