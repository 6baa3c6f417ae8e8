import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Signatures } from '../../platform/config/signatures.js';
import { isPhotoId } from './domain/photo-address.js';
import { uploadExpired, uploadNotFound } from './domain/photo.errors.js';

/** Lifetime of an upload link, in seconds. */
const LINK_S = 600;

/** Signed upload links, each for one photo of one person. Nothing is stored about them. */
@Injectable()
export class UploadLinks {
  constructor(private readonly signatures: Signatures) {}

  /** A new link, relative to the server's address. Its id becomes the photo's id. */
  create(userId: string, now = Date.now()): string {
    const id = randomUUID();
    const expires = Math.floor(now / 1000) + LINK_S;
    return `/api/uploads/${id}?expires=${expires}&signature=${this.sign(userId, id, String(expires))}`;
  }

  /** Throws `upload-not-found` for another person's link or a forged one, `upload-expired` for an old one. */
  check(userId: string, id: string, expires: string, signature: string, now = Date.now()): void {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(userId, id, expires))];
    const isOurs = isPhotoId(id) && given.length === right.length && timingSafeEqual(given, right);
    if (!isOurs) throw uploadNotFound();
    if (Number(expires) * 1000 < now) throw uploadExpired();
  }

  private sign(userId: string, id: string, expires: string): string {
    return this.signatures.sign('upload links', `${userId}\n${id}\n${expires}`).toString('base64url');
  }
}
