import { Injectable } from '@nestjs/common';
import { Signatures } from '../../platform/config/signatures.js';
import { sha256 } from '../../platform/hash.js';

/**
 * The private link of a calendar feed. Its token is derived from person and version, so it can be shown again without
 * being stored; only its hash is, for finding the feed. A new version makes a new link.
 */
@Injectable()
export class CalendarLinks {
  constructor(private readonly signatures: Signatures) {}

  /** 43 characters that cannot be guessed. */
  token(userId: string, version: number): string {
    return this.signatures.sign('calendar feed', `${userId} ${version}`).toString('base64url');
  }

  /** The token with this hash, made with whichever of our keys; undefined where that key is no longer one of ours. */
  tokenOf(userId: string, version: number, hash: Buffer): string | undefined {
    const tokens = this.signatures.signatures('calendar feed', `${userId} ${version}`);
    return tokens.map((token) => token.toString('base64url')).find((token) => this.hash(token).equals(hash));
  }

  hash(token: string): Buffer {
    return sha256(token);
  }
}
