import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sha256 } from '../hash.js';
import { Config } from './config.js';
import { sessionSecrets } from './session-secret.js';

const SHORT = 16;

/** Signs links, with keys derived from the server's secrets, one per purpose: the first secret signs, all of them verify. */
@Injectable()
export class Signatures {
  private readonly keys = new Map<string, Buffer[]>();

  constructor(private readonly config: Config) {}

  /** The 32 bytes of the signature. */
  sign(purpose: string, text: string | Buffer): Buffer {
    return signWith(this.keysFor(purpose)[0]!, text);
  }

  /** The signatures with each of our secrets. */
  signatures(purpose: string, text: string | Buffer): Buffer[] {
    return this.keysFor(purpose).map((key) => signWith(key, text));
  }

  /** Whether these 32 bytes are our signature of the text, with any of our secrets. */
  isSigned(purpose: string, text: string | Buffer, signature: Buffer): boolean {
    return this.signatures(purpose, text).some((own) => isSame(own, signature));
  }

  /** A token that cannot be guessed, 43 characters: it follows from the text, so that it can be shown again where only its hash is kept. */
  token(purpose: string, text: string): string {
    return this.sign(purpose, text).toString('base64url');
  }

  /** The token of this text with this hash, made with whichever of our keys; undefined where that key is no longer one of ours. */
  tokenOf(purpose: string, text: string, hash: Buffer): string | undefined {
    const tokens = this.signatures(purpose, text).map((signature) => signature.toString('base64url'));
    return tokens.find((token) => sha256(token).equals(hash));
  }

  /** The text followed by 16 bytes of signature, encoded for a link. */
  seal(purpose: string, text: Buffer): string {
    return Buffer.concat([text, this.sign(purpose, text).subarray(0, SHORT)]).toString('base64url');
  }

  /** The sealed text; undefined if it was not sealed by us for this purpose. */
  unseal(purpose: string, sealed: string): Buffer | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= SHORT || bytes.toString('base64url') !== sealed) return undefined;
    const [text, seal] = [bytes.subarray(0, -SHORT), bytes.subarray(-SHORT)];
    const isOurs = this.signatures(purpose, text).some((own) => isSame(own.subarray(0, SHORT), seal));
    return isOurs ? text : undefined;
  }

  private keysFor(purpose: string): Buffer[] {
    const known = this.keys.get(purpose);
    if (known) return known;
    const keys = sessionSecrets(this.config).map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
    );
    this.keys.set(purpose, keys);
    return keys;
  }
}

const signWith = (key: Buffer, text: string | Buffer) => createHmac('sha256', key).update(text).digest();

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
