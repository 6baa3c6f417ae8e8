/** The state of an upload. */
export type UploadStatus =
  'error' | 'waiting' | 'preprocessing' | 'uploading' | 'postprocessing' | 'complete' | 'paused';

/** The progress of one file. */
export interface FileOnItsWay {
  /** The first byte was sent. */
  isStarted?: boolean;
  /** The last byte was sent. */
  isArrived?: boolean;
  isPreprocessed?: boolean;
  isPostprocessed?: boolean;
  isPaused?: boolean;
  /** Nothing remains to be done. */
  isDone?: boolean;
}

/**
 * One status for all files. An error wins, then complete, then paused; then uploading, if any file has started and
 * not finished; then preprocessing or postprocessing; else waiting.
 */
export function uploadStatus(files: FileOnItsWay[], hasFailed = false): UploadStatus {
  if (hasFailed) return 'error';
  if (files.length > 0 && files.every(({ isDone }) => isDone)) return 'complete';
  if (files.some(({ isPaused }) => isPaused)) return 'paused';
  if (files.some(({ isStarted, isArrived }) => isStarted && !isArrived)) return 'uploading';
  if (files.some(({ isPreprocessed }) => isPreprocessed)) return 'preprocessing';
  if (files.some(({ isPostprocessed }) => isPostprocessed)) return 'postprocessing';
  return 'waiting';
}
