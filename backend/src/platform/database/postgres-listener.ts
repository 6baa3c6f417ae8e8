import { EventEmitter } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';

const RECONNECT_MS = 500;

/**
 * Receives Postgres NOTIFY messages over a connection of its own, which it re-opens when it is lost.
 * A message sent while the connection is down is missed, so callers must also poll now and then.
 */
@Injectable()
export class PostgresListener implements OnApplicationShutdown {
  private readonly log = new Logger(PostgresListener.name);
  private readonly messages = new EventEmitter().setMaxListeners(0);
  private readonly channels = new Set<string>();
  private client?: Promise<pg.Client | undefined>;
  private ended = false;

  constructor(private readonly config: Config) {}

  /** Calls `listener` with the payload of each message on the channel until the returned function is called. */
  async on(channel: string, listener: (payload: string) => void): Promise<() => void> {
    this.messages.on(channel, listener);
    if (!this.channels.has(channel)) {
      this.channels.add(channel);
      const client = await (this.client ??= this.connect());
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    }
    return () => void this.messages.off(channel, listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.ended = true;
    await (await this.client)?.end().catch(() => undefined);
  }

  private async connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'leaflore listener',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => this.messages.emit(channel, payload));
    client.on('error', () => this.reconnect());
    client.on('end', () => this.reconnect());
    try {
      await client.connect();
      for (const channel of this.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    } catch (error) {
      this.log.warn(`cannot listen to Postgres: ${(error as Error).message}`);
      this.reconnect();
      return undefined;
    }
  }

  private reconnecting = false;
  private reconnect(): void {
    if (this.ended || this.reconnecting) return;
    this.reconnecting = true;
    setTimeout(() => {
      this.reconnecting = false;
      if (!this.ended) this.client = this.connect();
    }, RECONNECT_MS).unref();
  }
}
