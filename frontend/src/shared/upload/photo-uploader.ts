import Uppy, { type UppyFile } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import type { Photo } from '../lib/photo/photo';
import { readPhoto } from '../lib/photo/read-photo';
import { uploadStatus, type UploadStatus } from './upload-status';
import { problemWords, refusalWords, restrictionWords } from './upload-words';

/** A photo that has arrived. */
interface Uploaded {
  /** Where it was sent. */
  uploadURL: string;
  /** Where it can be seen. */
  imageUrl: string;
}

/** What comes before and after the sending. Both say by throwing an Error what is wrong. */
export interface UploadSteps {
  /** The most that the chosen file may have, in bytes. */
  maxBytes: number;
  askForLink: () => Promise<string>;
  finish: (uploaded: Uploaded) => Promise<void>;
}

/** What a screen shows. */
export interface UploadState {
  status: UploadStatus;
  /** 0 to 1, while it is sent. */
  progress: number;
  /** What is wrong, in words for the reader. */
  failure?: string;
  /** A file was chosen that can be sent, or sent again. */
  canBeSent: boolean;
  /** Where the chosen picture can be seen on this device; undefined while it is read, or where that is impossible. */
  preview?: string;
}

type Meta = { name: string; type: string; uploadURL?: string };
type Answer = { imageUrl: string };
type SentFile = UppyFile<Meta, Answer>;

const PICTURES = ['image/*', '.heic', '.heif', '.avif'];

/** Takes one photo, makes it smaller, and sends it with a single PUT to a link of its own. */
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
      // Whoever tries again does so with a new link: this one may be used up.
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

  /** Takes the one chosen file; what is wrong with it is said at once, and nothing is sent. */
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

  /** Forgets the chosen photo; what is under way stops. */
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
    this.preview = photo.preview ?? undefined;
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
    await this.steps.finish({ uploadURL: file.meta.uploadURL!, imageUrl: file.response.body.imageUrl });
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
