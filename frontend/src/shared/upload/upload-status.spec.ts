import { uploadStatus, type FileOnItsWay, type UploadStatus } from './upload-status';

const everything: FileOnItsWay = {
  isStarted: true,
  isPreprocessed: true,
  isPostprocessed: true,
  isPaused: true,
  isDone: true,
};

describe('the status of an upload', () => {
  it('is waiting while nothing is chosen and while nothing has started', () => {
    expect(uploadStatus([])).toBe('waiting');
    expect(uploadStatus([{}])).toBe('waiting');
  });

  it.each<[UploadStatus, FileOnItsWay, boolean]>([
    ['error', everything, true],
    ['complete', everything, false],
    ['paused', { ...everything, isDone: false }, false],
    ['uploading', { ...everything, isDone: false, isPaused: false }, false],
    ['preprocessing', { isPreprocessed: true, isPostprocessed: true }, false],
    ['postprocessing', { isStarted: true, isArrived: true, isPostprocessed: true }, false],
  ])('is %s before anything that comes after it', (status, file, hasFailed) => {
    expect(uploadStatus([file], hasFailed)).toBe(status);
  });

  it('is complete when every file is', () => {
    expect(uploadStatus([{ isDone: true }, {}])).toBe('waiting');
    expect(uploadStatus([{ isDone: true }, { isDone: true }])).toBe('complete');
  });

  it('is uploading as soon as one file is', () => {
    expect(uploadStatus([{ isPreprocessed: true }, { isStarted: true }])).toBe('uploading');
  });

  it('is an error even when nothing was chosen', () => {
    expect(uploadStatus([], true)).toBe('error');
  });
});
