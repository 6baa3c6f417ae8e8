import { fork } from 'node:child_process';
import path from 'node:path';

const CPU = path.join(import.meta.dirname, 'cpu.mjs');

/** A server in its own process that reports its resource usage. */
export class Server {
  constructor(file, env) {
    this.file = file;
    this.env = env;
    this.url = `http://127.0.0.1:${env.PORT}`;
  }

  /** Returns after how many milliseconds it was ready. */
  async start() {
    const from = performance.now();
    this.child = fork(this.file, { env: { ...process.env, ...this.env }, execArgv: ['--import', CPU] });
    await this.hear(({ ready }) => ready);
    return performance.now() - from;
  }

  /** CPU so far (ms), memory (MiB) and, once watched, the 99th percentile of the event loop delay (ms). */
  async usage() {
    const ask = performance.now();
    const heard = this.hear(({ answer }) => answer === ask);
    this.child.send({ ask });
    return heard;
  }

  /** Starts measuring the event loop delay afresh. */
  watch() {
    this.child.send({ watch: true });
  }

  /** Runs one piece of work without HTTP; only the floor has any. */
  async work(work, what) {
    const heard = this.hear(({ worked }) => worked === work);
    this.child.send({ work, ...what });
    await heard;
  }

  stop() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode) return undefined;
    return new Promise((resolve) => {
      this.child.once('exit', resolve);
      this.child.kill('SIGTERM');
    });
  }

  hear(isIt) {
    const { child, file } = this;
    return new Promise((resolve, reject) => {
      const onExit = (code) => reject(new Error(`${path.basename(file)} ended with ${code}`));
      const onMessage = (message) => {
        if (!isIt(message)) return;
        child.off('message', onMessage).off('exit', onExit);
        resolve(message);
      };
      child.on('message', onMessage).once('exit', onExit);
    });
  }
}
