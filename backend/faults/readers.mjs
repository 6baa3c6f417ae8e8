/** Reads at a steady rate, whatever happens, and notes how each answer ended and how long it took. */
export class Readers {
  /** Each with its `outcome`, a status or an error, and its `seconds`. */
  reads = [];
  pending = new Set();

  /** @param {((method: string, address: string) => Promise<Response>)[]} people who read in turn */
  constructor(people, perSecond) {
    this.people = people;
    this.timer = setInterval(() => this.read(), 1000 / perSecond);
  }

  read() {
    const from = performance.now();
    const send = this.people[(this.reads.length + this.pending.size) % this.people.length];
    const reading = send('GET', '/api/plants?limit=5')
      .then(
        (answer) => answer.text().then(() => answer.status),
        (error) => error.cause?.code ?? error.message,
      )
      .then((outcome) => this.reads.push({ outcome, seconds: (performance.now() - from) / 1000 }))
      .finally(() => this.pending.delete(reading));
    this.pending.add(reading);
  }

  /** Ends, and answers all reads. */
  async stop() {
    clearInterval(this.timer);
    await Promise.all(this.pending);
    return this.reads;
  }
}
