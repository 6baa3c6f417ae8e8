import type { Arbitrary } from 'fast-check';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  queries: string[];
  fields: string[];
  example: object;
  /** Whether it needs no login. */
  isPublic: boolean;
  /** Whether an answer may be an event stream. */
  streams: boolean;
}

export interface HostileRequest {
  method: Operation['method'];
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export const NASTY: unknown[];
export const BODIES: string[];
export function operationsOf(contract: object): Operation[];
export function hostileRequests(operations: Operation[]): Arbitrary<HostileRequest>;
export function addressOf(request: HostileRequest, ids: string[]): string;
export function isEventStream(type: string | null | undefined): boolean;
export function idsIn(text: string): string[];
