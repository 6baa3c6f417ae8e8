import Uppy, { type UppyFile } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import type { Photo } from '../lib/photo/photo';
import { readPhoto } from '../lib/photo/read-photo';
import { uploadStatus, type UploadStatus } from './upload-status';
import { problemWords, refusalWords, restrictionWords } from './upload-words';

/** A photo that was uploaded. */
export interface Uploaded {
  /** The upload link that it was sent to. */
  uploadURL: string;
  /** Where it can be loaded from. */
  imageUrl: string;
  /** The same for the same chosen file, which has another address each time that it is sent. */
  fileId: string;
}

/** The steps before and after the upload. Each throws an Error with a message for the reader. */
export interface UploadSteps {
  /** The largest accepted size of the chosen file, in bytes. */
  maxBytes: number;
  askForLink: () => Promise<string>;
  finish: (uploaded: Uploaded) => Promise<void>;
}

/** The state of the upload, for the screen. */
export interface UploadState {
  status: UploadStatus;
  /** 0 to 1, while it is being sent. */
  progress: number;
  /** What is wrong, in words for the reader. */
  failure?: string;
  /** A chosen file can be sent, or sent again. */
  canBeSent: boolean;
  /** A local address of the chosen picture; undefined while it is read, or if the browser cannot open it. */
  preview?: string;
}

type Meta = { name: string; type: string; uploadURL?: string };
type Answer = { imageUrl: string };
type SentFile = UppyFile<Meta, Answer>;

const PICTURES = ['image/*', '.heic', '.heif', '.avif'];

/** Takes one photo, makes it smaller, and sends it with a single PUT to an upload link. */
export class PhotoUploader {
  private readonly uppy: Uppy<Meta, Answer>;
  private file?: File;
  private photo?: Promise<Photo>;
  private preview?: string;
  private failure?: string;

  constructor(
    private readonly steps: UploadSteps,
    private readonly onChange: (state: UploadState) => void,
  ) {
    this.uppy = new Uppy<Meta, Answer>({
      restrictions: { maxNumberOfFiles: 1, maxFileSize: steps.maxBytes, allowedFileTypes: PICTURES },
      locale: { strings: restrictionWords(steps.maxBytes) } as never,
      logger: { debug() {}, warn() {}, error() {} },
    });
    this.uppy.use(XHRUpload, {
      method: 'PUT',
      formData: false,
      endpoint: (file) => (file as SentFile).meta.uploadURL!,
      headers: ({ data }) => ({ 'content-type': (data as Blob).type }),
      // A retry needs a new link: this one may have been used.
      shouldRetry: () => false,
      onAfterResponse: ({ status, responseText }) => {
        if (status < 200 || status > 299) throw new Error(refusalWords(status, messageIn(responseText)));
      },
    });
    this.uppy.addPreProcessor(([id]) => this.getReady(id!));
    this.uppy.addPostProcessor(([id]) => this.finish(id!));
    this.uppy.on('upload-error', (_file, { message }, response) =>
      this.fail(response?.status ? message : refusalWords(0)),
    );
    this.uppy.on('state-update', () => this.tell());
    window.addEventListener('online', this.goOn);
  }

  /** Takes one chosen file; if it cannot be sent, the state says why, and nothing is sent. */
  async choose(files: File[]): Promise<void> {
    this.forget();
    try {
      files.forEach((file) => this.add(file));
    } catch (error) {
      return this.refuse(error as Error);
    }
    const file = files[0]!;
    this.file = file;
    this.photo = this.read(file);
    await this.photo.catch((error: Error) => file === this.file && this.refuse(error));
  }

  /** Sends the chosen photo, or sends it again; without a connection it waits for one. */
  async start(): Promise<void> {
    const { file } = this;
    if (!file) return;
    this.failure = undefined;
    this.uppy.cancelAll();
    const id = this.add(file);
    if (!navigator.onLine) return this.uppy.setFileState(id, { isPaused: true });
    await this.uppy.upload().catch((error: Error) => file === this.file && this.fail(error.message));
  }

  /** Drops the chosen photo and cancels its upload. */
  forget(): void {
    this.uppy.cancelAll();
    if (this.preview) URL.revokeObjectURL(this.preview);
    this.file = this.photo = this.preview = this.failure = undefined;
    this.tell();
  }

  destroy(): void {
    this.forget();
    window.removeEventListener('online', this.goOn);
    this.uppy.destroy();
  }

  private readonly goOn = () => {
    if (this.uppy.getFiles().some(({ isPaused }) => isPaused)) void this.start();
  };

  private add(file: File): string {
    return this.uppy.addFile({ name: file.name, type: file.type, data: file });
  }

  private refuse({ message }: Error): void {
    this.forget();
    this.fail(message);
  }

  private async read(file: File): Promise<Photo> {
    const photo = await readPhoto(file);
    if (typeof photo === 'string') throw new Error(problemWords(photo, this.steps.maxBytes));
    if (file !== this.file) return photo;
    if (photo.canBeShown) this.preview = URL.createObjectURL(photo.bytes);
    this.tell();
    return photo;
  }

  private async getReady(id: string): Promise<void> {
    this.uppy.emit('preprocess-progress', this.uppy.getFile(id), { mode: 'indeterminate' });
    const { bytes } = await this.photo!;
    const uploadURL = await this.steps.askForLink();
    const file = this.uppy.getFile(id);
    if (!file) return;
    this.uppy.setFileState(id, { data: bytes, size: bytes.size, meta: { ...file.meta, uploadURL } } as never);
    this.uppy.emit('preprocess-complete', file);
  }

  private async finish(id: string): Promise<void> {
    const file = this.uppy.getFile(id);
    if (!file || file.error || !file.response?.body) return;
    this.uppy.emit('postprocess-progress', file, { mode: 'indeterminate' });
    const { imageUrl } = file.response.body;
    await this.steps.finish({ uploadURL: file.meta.uploadURL!, imageUrl, fileId: id });
    if (this.uppy.getFile(id)) this.uppy.emit('postprocess-complete', this.uppy.getFile(id));
  }

  private fail(message: string): void {
    this.failure = message;
    this.tell();
  }

  private tell(): void {
    const files = this.uppy.getFiles();
    const onTheirWay = files.map(({ progress, isPaused }) => ({
      isStarted: Boolean(progress.uploadStarted),
      isArrived: Boolean(progress.uploadComplete),
      isPreprocessed: Boolean(progress.preprocess),
      isPostprocessed: Boolean(progress.postprocess),
      isDone: Boolean(progress.complete),
      isPaused: Boolean(isPaused),
    }));
    this.onChange({
      status: uploadStatus(onTheirWay, this.failure !== undefined),
      progress: (files[0]?.progress.percentage ?? 0) / 100,
      failure: this.failure,
      canBeSent: this.file !== undefined,
      preview: this.preview,
    });
  }
}

function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { message?: string }).message;
  } catch {
    return undefined;
  }
}
