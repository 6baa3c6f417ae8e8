import { ConfigError, readConfig } from './config.js';
import type { Config } from './config.js';

/** Returns the settings of this process, or ends it with one sentence per mistake. */
export function loadConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return cannotStart(error);
  }
}

/** Ends this process with a sentence if its settings, the system or Postgres are the cause; other errors are thrown again. */
export function cannotStart(error: unknown): never {
  if (error instanceof ConfigError) {
    process.stderr.write(`Leaflore cannot start with these settings:\n${error.message}\n`);
    process.exit(78); // EX_CONFIG of sysexits.h
  }
  if (!isRefusal(error)) throw error;
  process.stderr.write(`Leaflore could not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

/** What the system or Postgres has refused: a port that is taken, a server that does not answer, a wrong password. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof AggregateError || (error instanceof Error && ('syscall' in error || 'severity' in error));

/** Where a name has several addresses that all refuse, the error itself has no message. */
export const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : (error as Error).message;
