/** Where a photo is on its way. */
export type UploadStatus =
  'error' | 'waiting' | 'preprocessing' | 'uploading' | 'postprocessing' | 'complete' | 'paused';

/** What is known of one file that is to be sent. */
export interface FileOnItsWay {
  /** The first byte has left. */
  isStarted?: boolean;
  /** The last one has arrived. */
  isArrived?: boolean;
  isPreprocessed?: boolean;
  isPostprocessed?: boolean;
  isPaused?: boolean;
  /** Nothing more is to be done with it. */
  isDone?: boolean;
}

/**
 * One word for all of it. An error wins, then complete, then paused; then uploading, if any file has started and not
 * arrived; then what is done before or after that; else it waits.
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
