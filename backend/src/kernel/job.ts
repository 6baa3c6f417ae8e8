/** Names a kind of work done later, and fixes the type of its data. */
export interface JobType<Data> {
  readonly name: string;
  /** Only for the compiler. */
  readonly data?: Data;
}

/** One piece of work as its handler receives it. The id stays the same when it is tried again. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Declares a kind of work; the constant stands next to the service whose method performs it. */
export const defineJob = <Data>(name: string): JobType<Data> => ({ name });
