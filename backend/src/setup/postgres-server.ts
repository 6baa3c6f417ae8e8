import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstPause, longerPause } from './pause.js';

/** User and group to run as; empty for our own. */
export interface Ids {
  uid?: number;
  gid?: number;
}

/** Shown while a query of a killed server still holds its shared memory. The API limits queries to 15 seconds. */
const HELD = /pre-existing shared memory block/;
const HELD_WAIT_MS = 20_000;
const PAUSE_MS = 200;

/** A Postgres server as a child process. It is started again when it ends by itself, until that succeeds. */
export class PostgresServer {
  private child?: ChildProcess;
  private starting?: Promise<void>;
  private stopping = false;

  constructor(
    private readonly program: string,
    private readonly args: string[],
    private readonly ids: Ids,
  ) {}

  private pauseMs = firstPause;

  /** Resolves when it accepts connections; rejects with the message of Postgres when it cannot start. */
  start(): Promise<void> {
    return (this.starting = this.launchWithin(HELD_WAIT_MS));
  }

  /** Stops Postgres without losing data (a fast shutdown). */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.starting?.catch(() => undefined);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.ref();
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGINT');
    });
  }

  private async launchWithin(ms: number): Promise<void> {
    const deadline = Date.now() + ms;
    for (;;) {
      try {
        return await this.launch();
      } catch (error) {
        if (this.stopping || Date.now() > deadline || !HELD.test((error as Error).message)) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  private launch(): Promise<void> {
    // Detached, so that Ctrl-C reaches us first and Postgres is stopped after the processes that use it.
    const env = { PATH: process.env.PATH, LC_ALL: 'C' }; // none of our keys
    const child = spawn(this.program, this.args, {
      ...this.ids,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.stderr!.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (!/ready to accept connections/.test(said)) return;
        child.stderr!.removeAllListeners('data').resume();
        child.unref();
        (child.stderr as unknown as net.Socket).unref();
        child.once('exit', () => this.startAgain());
        resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`Postgres ended with ${code}.\n${said}`)));
    });
  }

  /** Tries for ever: whatever stood in the way, such as a full disk, an operator may put right meanwhile. */
  private startAgain(): void {
    if (this.stopping) return;
    this.start().then(
      () => (this.pauseMs = firstPause),
      (error: Error) => {
        process.stderr.write(`Postgres could not start again: ${error.message}\n`);
        setTimeout(() => this.startAgain(), this.pauseMs);
        this.pauseMs = longerPause(this.pauseMs);
      },
    );
  }
}
