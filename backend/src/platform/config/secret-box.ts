import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sha256 } from '../hash.js';
import { Config } from './config.js';
import { sessionSecrets } from './session-secret.js';

const [ID, NONCE, TAG] = [4, 12, 16];

/** What was in a box. */
interface Opened {
  text: string;
  /** Whether it was closed with a key that is no longer the first: it is to be closed again. */
  isOld: boolean;
}

/**
 * Encrypts secrets that have to be read again (AES-256-GCM), with keys from the environment: ENCRYPTION_KEYS, else those of the sessions.
 * The first key encrypts, all decrypt. Passwords and tokens are not for it: of these a hash is enough.
 */
@Injectable()
export class SecretBox {
  private kept?: { id: Buffer; key: Buffer }[];

  constructor(private readonly config: Config) {}

  /** A box that can be opened for the same `about` alone, such as the id of whose secret it is. */
  close(text: string, about: string): string {
    const { id, key } = this.keys[0]!;
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Undefined where the key is no longer known, or the box is not about this, or was changed. */
  open(box: string, about: string): Opened | undefined {
    const bytes = Buffer.from(box, 'base64url');
    const at = this.keys.findIndex(({ id }) => id.equals(bytes.subarray(0, ID)));
    if (at < 0) return undefined;
    const nonce = bytes.subarray(ID, ID + NONCE);
    const decipher = createDecipheriv('aes-256-gcm', this.keys[at]!.key, nonce, { authTagLength: TAG })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(ID + NONCE, ID + NONCE + TAG));
    try {
      const body = bytes.subarray(ID + NONCE + TAG);
      return { text: decipher.update(body, undefined, 'utf8') + decipher.final('utf8'), isOld: at > 0 };
    } catch {
      return undefined;
    }
  }

  private get keys() {
    return (this.kept ??= [...this.config.ENCRYPTION_KEYS, ...sessionSecrets(this.config)].map((secret) => {
      const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret box', 32));
      return { id: sha256(key).subarray(0, ID), key };
    }));
  }
}
