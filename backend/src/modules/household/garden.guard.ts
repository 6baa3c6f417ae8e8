import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { isUUID } from 'class-validator';
import type { ActingMember, GardenRight } from '../../kernel/acting-member.js';
import { gardenNotFound, onlyTicking } from './domain/household.errors.js';
import { HouseholdRepository } from './household.repository.js';

export const NEEDED_RIGHT = 'garden-right';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose garden a member of a household asks for, once it is known that it is shared with them. */
    gardener?: { id: string; timeZone: string | null; member: ActingMember };
  }
}

/**
 * The one place that says whose garden a call is about: the session's own, or with `?garden=` that of the person with this id, if they share
 * it with the session's and its right is enough. Who is no member learns nothing: 404.
 */
@Injectable()
export class GardenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly household: HouseholdRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { garden: ownerId } = request.query as { garden?: unknown };
    const { id } = request.account!;
    if (ownerId === undefined || ownerId === id) return true;
    const garden = isUUID(ownerId) ? await this.household.findGarden(ownerId as string, id) : undefined;
    if (!garden) throw gardenNotFound();
    const { ownerName, may, timeZone } = garden;
    const needed = this.reflector.get<GardenRight>(NEEDED_RIGHT, context.getHandler());
    if (needed === 'change' && may !== 'change') throw onlyTicking();
    request.gardener = { id: garden.id, timeZone, member: { id, may, ownerName } };
    return true;
  }
}
