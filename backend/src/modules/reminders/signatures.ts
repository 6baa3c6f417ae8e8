import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { sessionSecret } from '../../platform/config/session-secret.js';

const SHORT = 16;

/** Signs what is handed out in links, with keys of their own that follow from the server's secret. */
@Injectable()
export class Signatures {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** 32 bytes that only we can make of this text. */
  sign(purpose: string, text: string | Buffer): Buffer {
    return createHmac('sha256', this.key(purpose)).update(text).digest();
  }

  /** The text with 16 bytes of signature behind it, fit for a link. */
  seal(purpose: string, text: Buffer): string {
    return Buffer.concat([text, this.sign(purpose, text).subarray(0, SHORT)]).toString('base64url');
  }

  /** What was sealed; undefined for anything that we did not seal ourselves for this purpose. */
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

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
