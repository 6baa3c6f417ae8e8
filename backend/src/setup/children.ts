import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { firstPause, longerPause } from './pause.js';

/** A child that is not ready by then hangs, and is started again. */
const READY_WITHIN_MS = 60_000;

/** A child process that is started again whenever it ends by itself, for ever. */
export class Child {
  private process?: ChildProcess;
  private stopping = false;
  private pauseMs = firstPause;

  /** `env` is its whole environment: nothing of ours is added. */
  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
  ) {}

  /** Resolves when the process first reports that it is ready; rejects when it ends before that. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.file, { env: this.env });
      this.process = child;
      const hangs = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
      child.on('message', () => {
        clearTimeout(hangs);
        this.pauseMs = firstPause;
        resolve();
      });
      child.once('exit', (code) => {
        clearTimeout(hangs);
        reject(new Error(`${this.file} ended with ${code} before it was ready.`));
        this.startAgain();
      });
    });
  }

  /** A child that was ready is started again at once; one that cannot start is left alone for longer each time. */
  private startAgain(): void {
    if (this.stopping) return;
    setTimeout(() => this.stopping || void this.start().catch(() => undefined), this.pauseMs);
    this.pauseMs = longerPause(this.pauseMs);
  }

  /** Stops the process gracefully. */
  stop(): Promise<void> {
    this.stopping = true;
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  }
}
