import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { hashToken } from '../../platform/hash.js';
import { SessionRepository } from './session.repository.js';

/** Notified by Postgres with the `sid` of a session that was deleted before its time; migration 53 has the trigger. */
const SESSION_ENDED_CHANNEL = 'session-ended';
/** A notification may be lost with its connection, and a session may run out: now and then we look for ourselves. */
const LOOK_EVERY_MS = 5000;

/** What a session is streaming in this process, each with the error that ends it, if any. */
interface Live {
  token: string;
  streams: Map<Readable, () => Error | undefined>;
}

/**
 * Ends event streams with the session that asked for them. Postgres passes notifications on in the order of their commits, so what
 * is written after the end of a session is not streamed to it any more.
 */
@Injectable()
export class LiveSessions implements OnApplicationShutdown {
  private readonly live = new Map<string, Live>();
  private listening?: Promise<unknown>;
  private looking?: NodeJS.Timeout;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly listener: PostgresListener,
  ) {}

  /** Destroys the stream, with the error `why` it does, when the session with this token ends or has ended already. */
  watch(token: string, stream: Readable, why: () => Error | undefined): void {
    if (stream.destroyed) return; // the reader was gone before it began
    const sid = hashToken(token);
    const live = this.live.get(sid) ?? { token, streams: new Map() };
    this.live.set(sid, live);
    live.streams.set(stream, why);
    stream.on('error', () => undefined); // it may end before it is being read
    stream.once('close', () => {
      live.streams.delete(stream);
      if (!live.streams.size) this.live.delete(sid);
    });
    this.listening ??= this.listener.on(SESSION_ENDED_CHANNEL, (ended) => this.end(ended));
    this.looking ??= setInterval(() => this.lookAtAll(), LOOK_EVERY_MS).unref();
    // It may have ended since the request came, before anybody listened for it.
    void this.listening.then(() => this.look(sid, token));
  }

  onApplicationShutdown(): void {
    clearInterval(this.looking);
  }

  /** The repository makes one query of it, for however many there are. */
  private lookAtAll(): void {
    for (const [sid, { token }] of this.live) void this.look(sid, token);
  }

  /** Where the database does not answer, the next look says it. */
  private async look(sid: string, token: string): Promise<void> {
    const isThere = await this.sessions.find(token).catch(() => true);
    if (!isThere) this.end(sid);
  }

  private end(sid: string): void {
    for (const [stream, why] of [...(this.live.get(sid)?.streams ?? [])]) stream.destroy(why());
  }
}
