import { tShell } from '../../languages/shell';
import { tUpload } from '../../languages/upload';
import type { PhotoProblem } from '../lib/photo/read-photo';
import type { UploadStatus } from './upload-status';

const MEGABYTE = 1024 * 1024;

/**
 * The message for an answer that is not a success; status 0 is no answer. `message` is the server's own, if there is
 * one.
 */
export function refusalWords(status: number, message?: string): string {
  if (status === 0) return tShell('networkError');
  if (status === 401) return tUpload('needsLogin');
  if (status === 403) return tUpload('expired');
  return message || tUpload('notTaken');
}

/** The message for a file that is not sent at all. */
export const problemWords = (problem: PhotoProblem, maxBytes: number): string =>
  ({
    unreadable: tUpload('unreadable'),
    'too-large': tooLarge(maxBytes),
    'too-many-pixels': tUpload('tooManyPixels'),
  })[problem];

/** Uppy's messages for files that it refuses. */
export const restrictionWords = (maxBytes: number) => ({
  exceedsSize: tooLarge(maxBytes),
  youCanOnlyUploadFileTypes: tUpload('noPicture'),
  youCanOnlyUploadX: { 0: tUpload('oneOnly'), 1: tUpload('oneOnly') },
});

const tooLarge = (maxBytes: number) => tUpload('tooLarge', { size: maxBytes / MEGABYTE });

const statuses: Record<UploadStatus, () => string> = {
  error: () => tUpload('failed'),
  waiting: () => tUpload('waiting'),
  preprocessing: () => tUpload('preparing'),
  uploading: () => tUpload('sending'),
  postprocessing: () => tUpload('saving'),
  complete: () => tUpload('complete'),
  paused: () => tUpload('paused'),
};

/** The status as text, shown and read aloud. */
export const statusWords = (status: UploadStatus) => statuses[status]();
