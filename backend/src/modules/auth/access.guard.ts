import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { entitlementsOf } from '../../kernel/plans.js';
import { Config } from '../../platform/config/config.js';
import {
  ACCESS,
  adminRequired,
  authenticationRequired,
  isFeature,
  notYourself,
  premiumRequired,
} from '../../platform/http/access.js';
import type { Access } from '../../platform/http/access.js';
import { isAdmin } from './domain/account.js';
import type { Account } from './domain/account.js';

/** Everything needs a login unless it is @Public; what a plan @Needs and @Admin are checked here too. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { account } = request;
    if (!account) throw authenticationRequired();
    if (access && isFeature(access) && !entitlementsOf(account)[access]) throw premiumRequired();
    if (access === 'admin' && !isAdmin(account, this.config)) throw adminRequired();
    refuseOtherUserIds(request, account);
    return true;
  }
}

/** A userId in a body or a query is never believed: it must be the session's, or absent. */
function refuseOtherUserIds({ body, query }: FastifyRequest, { id }: Account): void {
  for (const part of [body, query]) {
    const claimed = part && typeof part === 'object' ? (part as { userId?: unknown }).userId : undefined;
    if (claimed !== undefined && claimed !== id) throw notYourself();
  }
}
