import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;
/** A child that has run this long counts as healthy, and the next pause is short again. */
const HEALTHY_MS = 10_000;

/** A child process that is restarted whenever it ends by itself. */
export class Child {
  private process?: ChildProcess;
  private stopping = false;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
  ) {}

  /** Resolves when the process first reports that it is ready; rejects when it ends before that. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const startedAt = Date.now();
      let ready = false;
      const child = fork(this.file, { env: { ...process.env, ...this.env } });
      this.process = child;
      child.on('message', () => {
        ready = true;
        resolve();
      });
      child.once('exit', (code) => {
        if (!ready) reject(new Error(`${this.file} ended with ${code} before it was ready.`));
        if (this.stopping) return;
        if (Date.now() - startedAt > HEALTHY_MS) this.pauseMs = FIRST_PAUSE_MS;
        setTimeout(() => void this.start().catch(() => undefined), this.pauseMs);
        this.pauseMs = Math.min(MAX_PAUSE_MS, this.pauseMs * 2);
      });
    });
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
