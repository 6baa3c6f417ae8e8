import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** Logs JSON lines to stdout. Cookies, passwords and photos are redacted. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: [
      '*.password',
      '*.currentPassword',
      '*.newPassword',
      '*.token',
      '*.imageData',
      '*.images',
      '*.cookie',
      '*.authorization',
    ],
    serializers: { error: serialiseError },
  });

/** What a person sent may be among the values of a statement that failed. */
export function serialiseError(error: Error) {
  if (!(error instanceof Error)) return error;
  const { parameters, driverError, ...known } = pino.stdSerializers.err(error);
  return known;
}

/** Writes the messages of Nest to the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string) {
    this.pino.debug({ context, ...fields(message) }, text(message));
  }
  error(message: unknown, stack?: string, context?: string) {
    this.pino.error(
      { context: context ?? stack, ...(context && { stack }), ...fields(message) },
      text(message),
    );
  }
  warn(message: unknown, context?: string) {
    this.pino.warn({ context, ...fields(message) }, text(message));
  }
  debug(message: unknown, context?: string) {
    this.pino.debug({ context, ...fields(message) }, text(message));
  }
}

const fields = (message: unknown) =>
  message instanceof Error ? { error: message } : typeof message === 'object' ? message : {};
const text = (message: unknown) => (typeof message === 'string' ? message : undefined);
