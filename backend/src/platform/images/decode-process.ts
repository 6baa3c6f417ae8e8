import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Copies, DecodeRequest } from './copies.js';
import { frameHeader } from './decode-frames.js';

/** What the process answers: the copies, or the code of the problem with the photo. */
export type Decoded = { copies: Partial<Copies> } | { problem: string };

const HEAP_MB = 256;
/** What a process may take for one photo, and how long it stays without one. */
export interface DecodeLimits {
  maxRssBytes: number;
  /** Of starting and decoding. */
  giveUpAfterMs: number;
  idleMs: number;
}
/** Its whole environment: none of our keys. With few arenas freed memory goes back to the system. */
const ENV = { MALLOC_ARENA_MAX: '2' };

/** The process ended in the middle of a photo: by its limits, or by a crash. */
export class DecodeProcessEnded extends Error {}

/**
 * A process that decodes one photo at a time. It is started with the first photo, again after it has ended for whatever
 * reason, and ends itself when there has been nothing to do for a while. The caller waits for one photo before the next.
 */
export class DecodeProcess {
  private child?: ChildProcess;
  private idle?: NodeJS.Timeout;

  constructor(
    private readonly file: string,
    private readonly limits: DecodeLimits,
  ) {}

  /** The id of the process, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Throws `DecodeProcessEnded`. */
  async decode(request: DecodeRequest): Promise<Decoded> {
    clearTimeout(this.idle);
    const child = this.running();
    const late = setTimeout(() => child.kill('SIGKILL'), this.limits.giveUpAfterMs).unref();
    const over = new AbortController();
    try {
      const answered = once(child, 'message', over) as Promise<[Decoded]>;
      const ended = once(child, 'exit', over).then(([code, signal]) => {
        throw new DecodeProcessEnded(`${this.file} ended with ${String(signal ?? code)}.`);
      });
      child.stdin!.write(frameHeader(request));
      child.stdin!.write(request.bytes);
      const [decoded] = (await Promise.race([answered, ended])) as [Decoded];
      this.idle = setTimeout(() => this.stop(), this.limits.idleMs).unref();
      return decoded;
    } finally {
      clearTimeout(late);
      over.abort();
    }
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = fork(this.file, [String(this.limits.maxRssBytes)], {
      env: ENV,
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => child === this.child && (this.child = undefined));
    child.on('error', () => undefined); // it ends, too
    child.stdin!.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    (child.stdin as Socket).unref();
    return (this.child = child);
  }
}
