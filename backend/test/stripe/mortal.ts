/** Never comes, as one value or as many: what waits for it does not go on, not even to handle an error. */
const NEVER = Object.assign(new Promise<never>(() => undefined), {
  [Symbol.asyncIterator]: () => ({ next: () => NEVER as Promise<never> }),
});

/**
 * A process that dies now and then before or after a call of an object, as by SIGKILL: what it was doing is left as it is. Between two
 * calls there is only the database, whose transactions are done or undone, so a death anywhere else leaves the same.
 */
export class Mortal {
  deaths = 0;
  /** There is none while the process does nothing. */
  private die?: () => void;

  /** `dies` is asked at each call, before and after it. */
  constructor(private readonly dies: () => boolean) {}

  /** Does work to its end or to the death of its process; answers whether it was done. Throws what the work throws. */
  live(work: () => Promise<unknown>): Promise<boolean> {
    const death = new Promise<boolean>((resolve) => (this.die = () => resolve(false)));
    return Promise.race([work().then(() => true), death]).finally(() => (this.die = undefined));
  }

  /** The same object, whose calls may be the last thing that the process does. */
  over<T extends object>(object: T): T {
    return new Proxy(object, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.call(() => member.apply(target, args) as unknown);
      },
    });
  }

  private call(work: () => unknown): unknown {
    if (this.mayDie()) return NEVER;
    const answer = work();
    return answer instanceof Promise ? answer.then((value) => (this.mayDie() ? NEVER : value)) : answer;
  }

  private mayDie(): boolean {
    if (!this.die || !this.dies()) return false;
    this.deaths += 1;
    this.die();
    return true;
  }
}
