import { ParseUUIDPipe } from '@nestjs/common';
import type { INestApplication, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { ACCESS, CONFIRMED } from '../access.js';
import type { Access } from '../access.js';
import { PROBLEMS } from '../contract.js';
import type { ProblemMaker } from '../contract.js';

/** What a route's config may say; hooks act on it. */
interface RouteNotes {
  openToOtherSites?: boolean;
  bytesBody?: boolean;
  streamedBody?: boolean;
}

/** What the decorators of one route say of it. */
export interface Route {
  access: Access;
  /** Only for those who have shown lately who they are. */
  isConfirmed: boolean;
  notes: RouteNotes;
  /** Names of the parts of its address that must be a UUID. */
  ids: string[];
  /** Failures of its own. */
  problems: ProblemMaker[];
}

export const routeKey = (controller: string, method: string) => `${controller}.${method}`;

/** Every method of every controller, by `routeKey`. Methods that answer no address do no harm. */
export function readRoutes(app: INestApplication): Map<string, Route> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return new Map(
    controllers.flatMap((controller) =>
      methodsOf(controller).map((name) => [routeKey(controller.name, name), readRoute(controller, name)]),
    ),
  );
}

const methodsOf = ({ prototype }: Type): string[] =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');

const reflector = new Reflector();

function readRoute(controller: Type, name: string): Route {
  const handler = (controller.prototype as Record<string, () => unknown>)[name]!;
  const both = [handler, controller];
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, both) ?? 'member',
    isConfirmed: reflector.getAllAndOverride<boolean | undefined>(CONFIRMED, both) ?? false,
    notes: reflector.get<RouteNotes | undefined>(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {},
    ids: readIds(controller, name),
    problems: reflector.getAllAndMerge<ProblemMaker[]>(PROBLEMS, both),
  };
}

interface Argument {
  data?: string;
  pipes?: unknown[];
}

function readIds(controller: Type, name: string): string[] {
  const args = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) as
    Record<string, Argument> | undefined;
  return Object.values(args ?? {})
    .filter(({ pipes = [] }) => pipes.some((pipe) => pipe instanceof ParseUUIDPipe))
    .map(({ data }) => data!);
}
