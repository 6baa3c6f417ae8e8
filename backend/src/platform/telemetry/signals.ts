/** Looks on while something is done; it must answer what `work` answers, and fail as it fails. */
export type Observer<Subject> = <T>(subject: Subject, work: () => Promise<T>) => Promise<T>;

/** A kind of work that metrics and traces may look at. While nobody does, it costs one comparison. */
export class Signal<Subject> {
  private observers: Observer<Subject>[] = [];

  /** Adds an observer; answers how to remove it. */
  observe(observer: Observer<Subject>): () => void {
    this.observers.push(observer);
    return () => (this.observers = this.observers.filter((one) => one !== observer));
  }

  /** Does the work; the observer that came first is outermost. */
  run<T>(subject: Subject, work: () => Promise<T>): Promise<T> {
    if (!this.observers.length) return work();
    return this.observers.reduceRight<() => Promise<T>>(
      (inner, observer) => () => observer(subject, inner),
      work,
    )();
  }
}

/** A job while a worker does it; `traceparent` is of the request that asked for it (https://www.w3.org/TR/trace-context/). */
export const jobRuns = new Signal<{ name: string; id: string; traceparent: string | null }>();

/** A call of a service outside: which one, by its name in `OUTBOUND`, and the HTTP status that it answered, where there is one. */
export const outboundCalls = new Signal<{ service: string; status?: number }>();

let ask: () => string | null = () => null;

/** The trace in which this code runs, as a `traceparent`; null while nothing is traced. */
export const currentTraceparent = (): string | null => ask();

/** Says who knows the trace. */
export function setTraceSource(source: () => string | null): void {
  ask = source;
}
