import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { senderOf, tooMuchAtOnce, WRITES } from './bounds.js';

/** What a request whose client has gone still asks of the database is over by then, as a statement may take four seconds. */
const GONE_MS = 5000;

const READS = ['GET', 'HEAD'];

/** A large file may arrive for an hour. */
const isStreamed = ({ routeOptions: { config } }: FastifyRequest) =>
  (config as { streamedBody?: boolean }).streamedBody === true;

/** Those of one sender: how many are under way, and what the others do when it is their turn, in the order in which they came. */
interface Line {
  busy: number;
  waiting: (() => void)[];
}

const turns = new WeakMap<FastifyRequest, () => void>();

/** The next request of the same sender may begin: this one is done, or waits for what is not in the database. */
export const endTurn = (request: FastifyRequest): void => turns.get(request)?.();

/**
 * Requests that may change something take turns, a few of each sender at a time. Each may hold one of the few connections to the database
 * and wait there for the others, as for one plant: fifty of one account would hold all of them, and nobody else could read anything.
 */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** Calls `begin` when it is the turn of this request, mostly at once; never where its client has gone. Throws `too-much-at-once`. */
  take(request: FastifyRequest, reply: FastifyReply, begin: () => void): void {
    if (READS.includes(request.method) || isStreamed(request)) return begin();
    const { person, address } = senderOf(request);
    const name = person ? `writes of ${person}` : `writes from ${address}`;
    const turn = this.enter(name, person ? WRITES.person : WRITES.address);
    const start = () => {
      if (reply.raw.destroyed) return this.leave(name);
      const end = () => {
        if (turns.delete(request)) this.leave(name);
      };
      turns.set(request, end);
      reply.raw.once('close', () => turns.has(request) && setTimeout(end, GONE_MS).unref());
      begin();
    };
    if (turn) void turn.then(start);
    else start();
  }

  /** Undefined where there is room, else what is fulfilled as soon as there is. */
  enter(name: string, most: number): Promise<void> | undefined {
    const line = this.lines.get(name) ?? { busy: 0, waiting: [] };
    this.lines.set(name, line);
    if (line.busy >= most) {
      if (line.waiting.length >= WRITES.waiting) throw tooMuchAtOnce();
      return new Promise((resolve) => line.waiting.push(resolve));
    }
    line.busy += 1;
    return undefined;
  }

  leave(name: string): void {
    const line = this.lines.get(name)!;
    const next = line.waiting.shift();
    if (next) next();
    else if (!(line.busy -= 1)) this.lines.delete(name);
  }
}
