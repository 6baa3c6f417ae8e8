import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Signatures } from '../../platform/config/signatures.js';
import { isPhotoId } from './domain/photo-address.js';
import { uploadExpired, uploadNotFound } from './domain/photo.errors.js';

/** Lifetime of an upload link, in seconds. */
const LINK_S = 600;
const PURPOSE = 'upload links';

/** Signed upload links, each for one photo of one person. Nothing is stored about them. */
@Injectable()
export class UploadLinks {
  constructor(private readonly signatures: Signatures) {}

  /** A new link, relative to the server's address. Its id becomes the photo's id. */
  create(userId: string): string {
    const id = randomUUID();
    const expires = Math.floor(Date.now() / 1000) + LINK_S;
    return `/api/uploads/${id}?expires=${expires}&signature=${this.sign(userId, id, String(expires))}`;
  }

  /** Throws `upload-not-found` for another person's link or a forged one, `upload-expired` for an old one. */
  check(userId: string, id: string, expires: string, signature: string): void {
    const given = Buffer.from(signature, 'base64url');
    const isWhole = given.toString('base64url') === signature;
    const isOurs = isWhole && this.signatures.isSigned(PURPOSE, textOf(userId, id, expires), given);
    if (!isPhotoId(id) || !isOurs) throw uploadNotFound();
    if (Number(expires) * 1000 < Date.now()) throw uploadExpired();
  }

  private sign(userId: string, id: string, expires: string): string {
    return this.signatures.sign(PURPOSE, textOf(userId, id, expires)).toString('base64url');
  }
}

const textOf = (userId: string, id: string, expires: string) => `${userId}\n${id}\n${expires}`;
