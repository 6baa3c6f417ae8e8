/**
 * Where a job waits its turn. `talk` is for jobs that spend their time waiting for somebody else's words: many of them are done
 * side by side, and the others do not wait behind them.
 */
export const LANES = ['work', 'talk'] as const;
export type Lane = (typeof LANES)[number];

/** The name of a background job, with the type of its data. */
export interface JobType<Data> {
  readonly name: string;
  readonly lane: Lane;
  /** Exists only at compile time. */
  readonly data?: Data;
}

/** A job as its handler receives it. The id stays the same on every attempt. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Declares a background job. The constant is kept next to the service whose method handles it. */
export const defineJob = <Data>(name: string, lane: Lane = 'work'): JobType<Data> => ({ name, lane });
