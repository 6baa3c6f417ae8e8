import { HttpException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../../kernel/domain-error.js';
import type { ErrorKind } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';

const tHttp = texts('http');

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  misdirected: 421,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

/** The problem document of RFC 9457 with `message`, a sentence in plain words. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  [member: string]: unknown;
}

export interface FieldError {
  field: string;
  message: string;
}

/** A request with the wrong shape, with one sentence per field. */
export class InvalidRequest extends Error {
  readonly fields: FieldError[];

  constructor(errors: ValidationError[]) {
    super(tHttp('check'));
    this.fields = errors.flatMap((error) => fieldErrors(error));
  }
}

/**
 * Of what is wrong with a field, that it is of the wrong type: how long a number is says nothing. Fields that only programs fill have no words
 * of their own.
 */
const TYPES = ['isString', 'isInt', 'isNumber', 'isBoolean', 'isArray', 'isObject'];

/** What class-validator says of a field in its own words, also where it is asked for none. */
const ENGLISH = ['nestedValidation', 'unknownValue'];

function fieldErrors({ property, constraints = {}, children }: ValidationError, path = ''): FieldError[] {
  const field = path + property;
  const said = Object.keys(constraints).filter((each) => constraints[each] && !ENGLISH.includes(each));
  const first = said.find((each) => TYPES.includes(each)) ?? said[0];
  const isBroken = Object.keys(constraints).length > 0;
  const own = isBroken ? [{ field, message: first ? constraints[first]! : tHttp('wrongValue') }] : [];
  return [...own, ...(children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}

/** What a violated constraint of the database means, by the constraint's name. */
export type ConstraintErrors = ReadonlyMap<string, () => DomainError>;

/** Explains any failure. An unexpected one becomes a plain 500, or 503 when the database cannot be reached. */
export function toProblem(error: unknown, constraints: ConstraintErrors = new Map()): Problem {
  if (error instanceof DomainError) {
    return { ...problem(STATUS[error.kind], error.code, error.message), ...error.details.members };
  }
  if (error instanceof InvalidRequest) {
    const only = error.fields.length === 1 ? error.fields[0] : undefined;
    return { ...problem(400, 'invalid-request', only?.message ?? error.message), errors: error.fields };
  }
  const status = error instanceof HttpException ? error.getStatus() : clientErrorStatus(error);
  if (status) return problem(status, codeOf(status), WORDS[status]?.() ?? (error as Error).message);
  if (isDatabaseAway(error)) return databaseAway();
  const violated = constraints.get(constraintOf(error));
  if (violated) return toProblem(violated());
  if (codeIn(error) === FOREIGN_KEY_VIOLATION) return databaseAway();
  if (isUnstorable(error)) return problem(400, 'bad-request', tHttp('unreadable'));
  return problem(500, 'unexpected', tHttp('unexpected'));
}

/** After how many seconds it may be tried again, where that is said: of what is not possible right now always. */
export function retryAfter(error: unknown, status: number): number | undefined {
  const own = error instanceof DomainError ? error.details.retryAfterS : undefined;
  return own ?? (status === 503 ? RETRY_AFTER_S : undefined);
}

const RETRY_AFTER_S = 5;

const WORDS: Record<number, () => string> = {
  400: () => tHttp('unreadable'),
  404: () => tHttp('nothingHere'),
  413: () => tHttp('tooLarge'),
  415: () => tHttp('unsupported'),
};

const codeOf = (status: number) =>
  ({
    400: 'bad-request',
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not-found',
    413: 'too-large',
    415: 'unsupported',
  })[status] ?? 'http-error';

const databaseAway = () => problem(503, 'database-unavailable', tHttp('recordsAway'));

const problem = (status: number, code: string, message: string): Problem => ({
  type: `/problems/${code}`,
  title: message,
  status,
  code,
  message,
});

/** Fastify gives a request that it cannot read (too large, invalid JSON, wrong type) a 4xx status code. */
function clientErrorStatus(error: unknown): number | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const isFastify = typeof code === 'string' && code.startsWith('FST_');
  const isClientError = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isClientError && (isFastify || error instanceof SyntaxError || code === undefined)
    ? statusCode
    : undefined;
}

/**
 * Postgres class 22, "data exception": NUL in a text, a number out of range, an invalid date. A lone surrogate fails
 * earlier, as a URIError while it is encoded.
 */
const isUnstorable = (error: unknown): boolean =>
  error instanceof URIError || /^22...$/.test(codeIn(error) ?? '');

/** What a new row refers to was there when it was looked up, and has been deleted since. The next try does not find it, and says so. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether it was this account that was deleted. Postgres names the missing key, in sentences of the language that it is set to. */
export const refersToDeleted = (error: unknown, accountId: string): boolean =>
  codeIn(error) === FOREIGN_KEY_VIOLATION &&
  String((error as { detail?: unknown }).detail).includes(`=(${accountId})`);

function codeIn(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

const constraintOf = (error: unknown): string =>
  String((error as { constraint?: unknown } | null | undefined)?.constraint);

/** Of pg, and in the end of TypeORM, where the connection of an open transaction was lost between two of its statements. */
const GONE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Query runner already released/;
/** 40001, 40P01: two transactions stood in each other's way; 57014: a statement took too long; 53100: its disk is full; 53200: its memory is; 53300: too many connections. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|40001|40P01|57014|57P0[1235]|08...|53[123]00)$/;

/** Whether Postgres is down, starting, stopping, hanging or out of room. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = (error ?? {}) as { code?: unknown; message?: string; errors?: unknown[] };
  const { code, message = '', errors = [] } = failure;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return GONE.test(message) || errors.some(isDatabaseAway);
}
