import type { PhotoProblem } from '../lib/photo/read-photo';
import type { UploadStatus } from './upload-status';

const MEGABYTE = 1024 * 1024;

/**
 * The message for an answer that is not a success; status 0 is no answer. `message` is the server's own, if there is
 * one.
 */
export function refusalWords(status: number, message?: string): string {
  if (status === 0) return 'Network error. Please try again.';
  if (status === 401) return 'Authorization required';
  if (status === 403) return 'Request has expired';
  return message || 'Non 2xx';
}

/** The message for a file that is not sent at all. */
export const problemWords = (problem: PhotoProblem, maxBytes: number): string =>
  ({
    unreadable: 'We can’t read this picture. Please choose a photo in JPEG, PNG, WebP, HEIC or AVIF.',
    'too-large': tooLarge(maxBytes),
    'too-many-pixels': 'This photo has more than 50 megapixels. Please choose a smaller one.',
  })[problem];

/** Uppy's messages for files that it refuses. */
export const restrictionWords = (maxBytes: number) => ({
  exceedsSize: tooLarge(maxBytes),
  youCanOnlyUploadFileTypes: 'This isn’t a picture. Please choose a photo.',
  youCanOnlyUploadX: { 0: 'Please choose one photo only.', 1: 'Please choose one photo only.' },
});

const tooLarge = (maxBytes: number) =>
  `This photo is larger than ${maxBytes / MEGABYTE} MB. Please choose a smaller one.`;

/** The status as text, shown and read aloud. */
export const STATUS_WORDS: Record<UploadStatus, string> = {
  error: 'This did not work',
  waiting: 'Ready to upload',
  preprocessing: 'Getting your photo ready...',
  uploading: 'Sending your photo...',
  postprocessing: 'Saving...',
  complete: 'Done',
  paused: 'Waiting for a connection. We’ll carry on by ourselves.',
};
