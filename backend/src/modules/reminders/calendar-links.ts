import { Injectable } from '@nestjs/common';
import { Signatures } from '../../platform/config/signatures.js';

const PURPOSE = 'calendar feed';

/**
 * The private link of a calendar feed. Its token is derived from person and version, so it can be shown again without
 * being stored; only its hash is, for finding the feed. A new version makes a new link.
 */
@Injectable()
export class CalendarLinks {
  constructor(private readonly signatures: Signatures) {}

  token(userId: string, version: number): string {
    return this.signatures.token(PURPOSE, `${userId} ${version}`);
  }

  /** The token with this hash; undefined where the key that made it is no longer one of ours. */
  tokenOf(userId: string, version: number, hash: Buffer): string | undefined {
    return this.signatures.tokenOf(PURPOSE, `${userId} ${version}`, hash);
  }
}
