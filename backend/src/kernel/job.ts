/**
 * Where a job waits its turn; none waits behind those of another lane. `talk` is for jobs that spend their time waiting for an answer from
 * outside: many of them are done side by side. `files` is for those that read or write a large file, for minutes: a few at a time.
 */
export const LANES = ['work', 'talk', 'files'] as const;
export type Lane = (typeof LANES)[number];

/** The name of a background job, with the type of its data. */
export interface JobType<Data> {
  readonly name: string;
  readonly lane: Lane;
  /** Whether it can wait for a day, in ever longer steps, until what it needs is there again, as a mail can. */
  readonly isPatient: boolean;
  /** Exists only at compile time. */
  readonly data?: Data;
}

/** A job as its handler receives it. The id stays the same on every attempt. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Declares a background job. The constant is kept next to the service whose method handles it. */
export const defineJob = <Data>(
  name: string,
  { lane = 'work', isPatient = false }: { lane?: Lane; isPatient?: boolean } = {},
): JobType<Data> => ({ name, lane, isPatient });

/** Says of a job that failed that trying again would change nothing. */
export class FinalFailure extends Error {
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}
