import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from './domain/account.js';

export type Access = 'public' | 'premium' | 'admin';
export const ACCESS = 'access';

/** May be asked without being signed in. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** For premium accounts only. */
export const Premium = () => SetMetadata(ACCESS, 'premium' satisfies Access);
/** For the accounts in ADMIN_EMAILS only. */
export const Admin = () => SetMetadata(ACCESS, 'admin' satisfies Access);

/** The signed-in account; the access guard has made sure that there is one. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account =>
    context.switchToHttp().getRequest<FastifyRequest>().account!,
);
