import { isHeicOrAvif } from './photo-format';
import { MAX_BYTES, type Photo } from './photo';
import { shrink } from './shrink';

/** Why a file cannot be sent. */
export type PhotoProblem = 'unreadable' | 'too-large' | 'too-many-pixels';

/** Prepares a chosen file for sending, or returns why it cannot be sent. */
export async function readPhoto(file: File): Promise<Photo | PhotoProblem> {
  const small = await shrink(file).catch(() => null);
  if (small === 'too-many-pixels') return small;
  const bytes = small ?? (await original(file));
  if (typeof bytes === 'string') return bytes;
  return { bytes, canBeShown: small !== null };
}

/** The file as it is, read now, because the device may remove it later. */
async function original(file: File): Promise<Blob | PhotoProblem> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes || !isHeicOrAvif(new Uint8Array(bytes.slice(0, 64)))) return 'unreadable';
  return bytes.byteLength > MAX_BYTES ? 'too-large' : new Blob([bytes], { type: file.type || 'image/heic' });
}
