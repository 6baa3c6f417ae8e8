import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from './domain/account.js';

/** The signed-in account; the access guard has made sure that there is one. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account =>
    context.switchToHttp().getRequest<FastifyRequest>().account!,
);
