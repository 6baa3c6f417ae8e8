import { hash, randomBytes } from 'node:crypto';

/** The 32 bytes of the SHA-256 of this content; a string counts as UTF-8. */
export const sha256 = (content: string | Buffer): Buffer => hash('sha256', content, 'buffer');

/** A token that nobody can guess, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which a token is stored, so that reading the table gives nobody access. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** A strong ETag of this content. */
export const etagOf = (content: string | Buffer): string =>
  `"${sha256(content).toString('base64url').slice(0, 22)}"`;
