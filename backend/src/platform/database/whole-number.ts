import type { ValueTransformer } from 'typeorm';

/** Reads a whole number of eight bytes as a number; Postgres sends it as text, as it may be larger than 2^53. Ours never is. */
export const wholeNumber: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
