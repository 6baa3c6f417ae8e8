import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** The pair of keys by which push services know this server (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const GET = {
  name: 'push-keys-get',
  text: `select public_key as "publicKey", private_key as "privateKey" from push_keys`,
};
const KEEP = {
  name: 'push-keys-keep',
  text: `insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing`,
};

/** Keeps one pair of keys for all processes; the first one that is offered wins. */
@Injectable()
export class PushKeysRepository {
  constructor(private readonly database: Database) {}

  async get(): Promise<PushKeys | undefined> {
    const [keys] = await this.database.query<PushKeys>(GET);
    return keys;
  }

  /** Answers the pair that is kept, which may be another process's. */
  async storeKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    await this.database.query(KEEP, [publicKey, privateKey]);
    return (await this.get())!;
  }
}
