import { applyDecorators, createParamDecorator, SetMetadata, UseGuards } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { ActingMember, GardenRight } from '../../kernel/acting-member.js';
import { Problems } from '../../platform/http/contract.js';
import { gardenNotFound, onlyTicking } from './domain/household.errors.js';
import { GardenGuard, NEEDED_RIGHT } from './garden.guard.js';

/**
 * Opens a route to members of a household who have this right. Routes without it are about the session's own garden, whatever is asked.
 * With it, the handler takes `@CurrentGardener()`.
 */
export const ForMembers = (needed: GardenRight) =>
  applyDecorators(
    SetMetadata(NEEDED_RIGHT, needed),
    UseGuards(GardenGuard),
    Problems(gardenNotFound, ...(needed === 'change' ? [onlyTicking] : [])),
    ApiQuery({
      name: 'garden',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description: 'The garden of a person who shares it with you, by their id; your own when left out',
    }),
  );

/** Whose garden the call is about, and which member of the household acts there; see GardenGuard. */
export const CurrentGardener = createParamDecorator(
  (_: unknown, context: ExecutionContext): { id: string; timeZone: string | null; member?: ActingMember } => {
    const { gardener, account } = context.switchToHttp().getRequest<FastifyRequest>();
    return gardener ?? account!;
  },
);
