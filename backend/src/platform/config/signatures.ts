import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config.js';
import { sessionSecret } from './session-secret.js';

const SHORT = 16;

/** Signs links, with keys derived from the server's secret, one per purpose. */
@Injectable()
export class Signatures {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** The 32 bytes of the signature. */
  sign(purpose: string, text: string | Buffer): Buffer {
    return createHmac('sha256', this.key(purpose)).update(text).digest();
  }

  /** The text followed by 16 bytes of signature, encoded for a link. */
  seal(purpose: string, text: Buffer): string {
    return Buffer.concat([text, this.sign(purpose, text).subarray(0, SHORT)]).toString('base64url');
  }

  /** The sealed text; undefined if it was not sealed by us for this purpose. */
  unseal(purpose: string, sealed: string): Buffer | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= SHORT || bytes.toString('base64url') !== sealed) return undefined;
    const text = bytes.subarray(0, -SHORT);
    const isOurs = timingSafeEqual(this.sign(purpose, text).subarray(0, SHORT), bytes.subarray(-SHORT));
    return isOurs ? text : undefined;
  }

  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', sessionSecret(this.config), '', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
