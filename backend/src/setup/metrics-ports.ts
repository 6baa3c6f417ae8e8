import { ConfigError } from '../platform/config/config.js';
import type { Config } from '../platform/config/config.js';

const LAST_PORT = 65_535;

/** With `npm start` the API has METRICS_PORT, and the worker the next one. Throws ConfigError where one is PORT, or no port. */
export function metricsPorts({ PORT, METRICS_PORT }: Pick<Config, 'PORT' | 'METRICS_PORT'>): {
  main?: number;
  worker?: number;
} {
  if (!METRICS_PORT) return {};
  const ports = { main: METRICS_PORT, worker: METRICS_PORT + 1 };
  const isPort = ports.worker <= LAST_PORT;
  if (isPort && !Object.values(ports).includes(PORT)) return ports;
  const why = isPort ? `PORT is ${PORT}` : `there is no port ${ports.worker}`;
  throw new ConfigError(
    `METRICS_PORT: is ${METRICS_PORT} for the API and ${ports.worker} for the worker, but ${why}.`,
  );
}
