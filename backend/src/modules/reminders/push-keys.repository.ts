import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PushKeysSchema } from './push.schema.js';

/** The pair of keys by which push services know this server (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Keeps one pair of keys for all processes; the first one that is offered wins. */
@Injectable()
export class PushKeysRepository {
  constructor(private readonly database: Database) {}

  async get(): Promise<PushKeys | undefined> {
    const [keys] = await this.keys.find();
    return keys && { publicKey: keys.publicKey, privateKey: keys.privateKey };
  }

  /** Answers the pair that is kept, which may be another process's. */
  async storeKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    await this.database.insertNew(PushKeysSchema, [{ publicKey, privateKey }]);
    return (await this.get())!;
  }

  private get keys() {
    return this.database.table(PushKeysSchema);
  }
}
