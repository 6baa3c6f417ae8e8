import { upload } from '../lib/upload';
import { toApiError, type ApiError } from './base-api';
import type { UploadedDto, UploadUrlDto } from './generated/account';

/** A photo to store. */
export interface PhotoToKeep {
  bytes: Blob;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
}

/** Sends a request as an endpoint of the API does. */
export type Call = (args: {
  url: string;
  method: string;
  headers?: Record<string, string>;
  body?: object;
}) => PromiseLike<{ data?: unknown; error?: unknown }>;
type Answer<T> = { data: T } | { error: ApiError };

/** Requests an upload link and sends the photo there; answers the photo's address. */
export async function keepPhoto(
  { bytes, onSent }: PhotoToKeep,
  call: Call,
  signal?: AbortSignal,
): Promise<Answer<string>> {
  const link = await call({ url: '/api/uploads', method: 'POST' });
  if (link.error) return { error: link.error as ApiError };
  const headers = { accept: 'application/json', 'content-type': bytes.type };
  const { uploadURL } = link.data as UploadUrlDto;
  const { status, body } = await upload(uploadURL, bytes, { method: 'PUT', headers, onSent, signal });
  return status === 201 ? { data: (body as UploadedDto).imageUrl } : { error: refusalOf(status, body) };
}

/** The failure of an upload; no status means no answer. */
export const refusalOf = (status: number, body: unknown): ApiError =>
  toApiError(status ? { status, data: body } : { status: 'FETCH_ERROR', error: '' });
