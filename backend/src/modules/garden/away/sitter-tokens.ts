import { Injectable } from '@nestjs/common';
import { Signatures } from '../../../platform/config/signatures.js';
import type { StoredLink } from '../domain/away.js';

const PURPOSE = 'plant sitter';

/** The tokens of links for plant sitters. Each is derived from the link's id and a key of the server, and only its hash is stored. */
@Injectable()
export class SitterTokens {
  constructor(private readonly signatures: Signatures) {}

  make(id: string): string {
    return this.signatures.token(PURPOSE, id);
  }

  /** The token of a stored link; undefined where the key that made it was taken away, so that the link is refused. */
  of({ id, tokenHash }: Pick<StoredLink, 'id' | 'tokenHash'>): string | undefined {
    return this.signatures.tokenOf(PURPOSE, id, tokenHash);
  }
}
