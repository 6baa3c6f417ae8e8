import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** What looks like a key, wherever it stands in a line: of the AI providers, Amazon, Stripe; tokens; passwords in addresses. */
const SECRETS = [
  /\b(sk|pk|rk|whsec|ghp|xox[abps])[-_][\w-]{8,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g,
  /(?<=\bBearer\s)[\w.~+/-]{8,}=*/gi,
  /(?<=\b(api[-_]?key|secret|token)["'\\]*\s*[:=]\s*["'\\]*)[\w.~+/-]{8,}/gi,
  /(?<=:\/\/[^:/\s"@]*:)[^@/\s"]+(?=@)/g,
];

/** A line of the log without what looks like a key. */
export const masked = (line: string): string =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, '[hidden]'), line);

/** Logs JSON lines to stdout. Cookies, passwords and photos are redacted, and whatever looks like a key. */
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
    hooks: { streamWrite: masked },
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
