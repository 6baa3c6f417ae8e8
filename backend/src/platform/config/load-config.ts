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

/** Ends this process with a sentence if its settings are the cause; other errors are thrown again. */
export function cannotStart(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Leaflore cannot start with these settings:\n${error.message}\n`);
  process.exit(78); // EX_CONFIG of sysexits.h
}
