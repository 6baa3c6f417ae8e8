import { tRetake } from '../../languages/retake';
import { upload } from '../lib/upload';
import type { ApiError } from './base-api';
import type { IdentificationRecordDto } from './generated/identification';
import { arrived } from './arrived-photos';
import { keepPhoto, refusalOf, type Call } from './keep-photo';

/** One to five photos of one plant. */
export interface IdentificationRequest {
  photos?: Blob[];
  /** Or photos that the server has already, by their addresses. */
  imageUrls?: string[];
  /**
   * The idempotency key: the same key with the same photos is the same identification, so a repeat is never charged
   * twice.
   */
  key: string;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
}

type Answer<T> = { data: T } | { error: ApiError };

/** The largest photo that an upload link takes. Only those that this browser cannot make smaller are larger. */
const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const UNREADABLE: ApiError = { status: 0, code: 'photo-unreadable', message: 'Failed to read file' };

/**
 * Sends each photo to an upload link, and then asks for the identification; resolves as soon as that is accepted. Photos
 * that are too large for a link go along with the question, as data URLs.
 */
export async function requestIdentification(
  { photos = [], imageUrls, key, onSent }: IdentificationRequest,
  call: Call,
  signal?: AbortSignal,
): Promise<Answer<IdentificationRecordDto>> {
  const headers = { accept: 'application/json', prefer: 'respond-async', 'idempotency-key': key };
  const ask = async (
    body: object,
    onAsked?: (fraction: number) => void,
  ): Promise<Answer<IdentificationRecordDto>> => {
    const answer = await upload('/api/identify-plant', body, { headers, onSent: onAsked, signal });
    if (answer.status === 202) return { data: answer.body as IdentificationRecordDto };
    return { error: refusalOf(answer.status, answer.body) };
  };
  if (imageUrls) return ask({ imageUrls });
  if (photos.some(({ size }) => size > MAX_UPLOAD_BYTES)) {
    const images = await Promise.all(photos.map(toDataUrl)).catch(() => undefined);
    return images ? ask({ images }, onSent) : { error: UNREADABLE };
  }
  const isSecondTry = photos.some((photo) => arrived.has(photo));
  const kept = await keepAll(photos, call, onSent, signal);
  if ('error' in kept) return kept;
  const answer = await ask({ imageUrls: kept.data });
  if (!isSecondTry || !('error' in answer) || answer.error.status !== 404) return answer;
  // What arrived long ago was thrown away since, or is another account's.
  photos.forEach((photo) => arrived.delete(photo));
  return requestIdentification({ photos, key, onSent }, call, signal);
}

async function keepAll(
  photos: Blob[],
  call: Call,
  onSent?: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<Answer<string[]>> {
  const shares = photos.map(() => 0);
  const total = photos.reduce((sum, { size }) => sum + size, 0);
  const note = (index: number, share: number) => {
    shares[index] = share;
    onSent?.(photos.reduce((sum, { size }, each) => sum + size * shares[each]!, 0) / total);
  };
  const answers = await Promise.all(
    photos.map(async (bytes, index): Promise<Answer<string>> => {
      const known = arrived.get(bytes);
      const onPart = (share: number) => note(index, share);
      const answer = known ? { data: known } : await keepPhoto({ bytes, onSent: onPart }, call, signal);
      if ('error' in answer)
        return { error: photos.length > 1 ? numbered(answer.error, index) : answer.error };
      arrived.set(bytes, answer.data);
      onPart(1);
      return answer;
    }),
  );
  const failed = answers.find((answer) => 'error' in answer);
  return failed ?? { data: answers.map((answer) => (answer as { data: string }).data) };
}

/** Each photo is sent alone, so the server cannot say which one it means: what it says of “this photo” is said of its number. */
function numbered(error: ApiError, index: number): ApiError {
  const [unnamed, named] = [tRetake('thisPhoto'), tRetake('photo', { number: index + 1 })];
  if (!error.message.startsWith(`${unnamed} `)) return error;
  return { ...error, message: named + error.message.slice(unnamed.length) };
}

/** Rejects when the bytes cannot be read. */
const toDataUrl = (bytes: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(UNREADABLE.message));
    reader.readAsDataURL(bytes);
  });
