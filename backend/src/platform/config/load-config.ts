import { ConfigError, readConfig } from './config.js';
import type { Config } from './config.js';

/** The settings of this process; ends it with a sentence for each that is wrong. */
export function loadConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return cannotStart(error);
  }
}

/** Ends this process with a sentence when the settings are why it cannot start. */
export function cannotStart(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Leaflore cannot start with these settings:\n${error.message}\n`);
  process.exit(78); // EX_CONFIG of sysexits.h
}
