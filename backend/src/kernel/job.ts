/** The name of a background job, with the type of its data. */
export interface JobType<Data> {
  readonly name: string;
  /** Exists only at compile time. */
  readonly data?: Data;
}

/** A job as its handler receives it. The id stays the same on every attempt. */
export interface Job<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Declares a background job. The constant is kept next to the service whose method handles it. */
export const defineJob = <Data>(name: string): JobType<Data> => ({ name });
