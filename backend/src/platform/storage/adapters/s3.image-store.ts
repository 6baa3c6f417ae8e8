import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { operatorAgents, OUTBOUND, readAtMost } from '../../outbound/outbound.js';
import { outboundCalls } from '../../telemetry/signals.js';
import { ImageStore, pictureNotFound, storageAway, storageFull } from '../image-store.js';

export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address of a server that speaks S3; left out for Amazon S3. */
  endpoint?: string;
}

/** Error codes of MinIO and Ceph for a full disk; others answer 507 (RFC 4918). */
const FULL = ['XMinioStorageFull', 'QuotaExceeded'];
const MISSING = ['NoSuchKey', 'NotFound'];

/** Stores pictures as objects in an S3 bucket. An object appears whole or not at all. */
export class S3ImageStore extends ImageStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, ...credentials }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      endpoint,
      credentials,
      forcePathStyle: endpoint !== undefined,
      // Servers with an older S3 know no checksums except the signature of the request.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        ...operatorAgents(),
        connectionTimeout: 3000,
        requestTimeout: OUTBOUND.storage.timeoutMs,
      },
    });
    this.client.middlewareStack.add((next) => (args) => observed(() => next(args)), {
      step: 'initialize',
      name: 'observed',
    });
  }

  /** Explains in one sentence why the bucket cannot be used; undefined when it can. */
  async whyNot(): Promise<string | undefined> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
      return undefined;
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return `S3_BUCKET: there is no bucket "${this.bucket}".`;
      if (status === 403 || status === 401)
        return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: they do not open the bucket "${this.bucket}".`;
      if (status === 301 || status === 400)
        return `S3_REGION: the bucket "${this.bucket}" is not in this region.`;
      return `S3_ENDPOINT: the server cannot be reached (${(error as Error).message}).`;
    }
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes })).catch(explain);
  }

  async putStream(key: string, stream: Readable): Promise<void> {
    const upload = new Upload({ client: this.client, params: { ...this.at(key), Body: stream } });
    await upload.done().catch(explain);
  }

  async get(key: string): Promise<Buffer> {
    const { Body } = await this.open(key);
    return readAtMost(Body as Readable, OUTBOUND.storage.maxBytes).catch(explain);
  }

  async getStream(key: string): Promise<Readable> {
    return (await this.open(key)).Body as Readable;
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch(explain);
  }

  async deleteFolder(folder: string): Promise<void> {
    const { Bucket, Key } = this.at(folder);
    for (;;) {
      const page = new ListObjectsCommand({ Bucket, Prefix: `${Key}/` });
      const { Contents = [], IsTruncated } = await this.client.send(page).catch(explain);
      if (Contents.length) await this.deleteAll(Contents.map((object) => object.Key!));
      if (!IsTruncated) return;
    }
  }

  async *keys(): AsyncGenerator<string> {
    let Marker: string | undefined;
    for (;;) {
      const page = new ListObjectsCommand({ Bucket: this.bucket, Marker });
      const { Contents = [], IsTruncated } = await this.client.send(page).catch(explain);
      for (const { Key } of Contents) yield Key!;
      if (!IsTruncated) return;
      Marker = Contents.at(-1)?.Key;
    }
  }

  private async deleteAll(keys: string[]): Promise<void> {
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
    const deleting = new DeleteObjectsCommand({ Bucket: this.bucket, Delete });
    const { Errors = [] } = await this.client.send(deleting).catch(explain);
    if (Errors.length) throw storageAway(Errors[0]);
  }

  private open(key: string): Promise<GetObjectCommandOutput> {
    return this.client.send(new GetObjectCommand(this.at(key))).catch(explain);
  }

  private at(key: string): { Bucket: string; Key: string } {
    const isPlain = key !== '' && key !== '.' && path.posix.normalize(key) === key && !/^(\/|\.\.)/.test(key);
    if (!isPlain) throw pictureNotFound();
    return { Bucket: this.bucket, Key: key };
  }
}

/** A picture that is not there is an answer like any other. */
function observed<T>(work: () => Promise<T>): Promise<T> {
  const call: { service: string; status?: number } = { service: 'storage' };
  const ask = () =>
    work().catch((error: unknown) => {
      const status = statusOf(error);
      if (status) call.status = status;
      throw error;
    });
  return outboundCalls.run(call, ask);
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Turns failures of S3 into ours. Failures of the stream that is stored are thrown unchanged. */
function explain(error: unknown): never {
  const { name = '', $metadata } = error as { name?: string; $metadata?: unknown };
  if (MISSING.includes(name)) throw pictureNotFound();
  if (FULL.includes(name) || statusOf(error) === 507) throw storageFull();
  throw $metadata ? storageAway(error) : error;
}
