import { BadRequestException, NotFoundException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import type { ErrorKind } from '../../kernel/domain-error.js';
import { InvalidRequest, isDatabaseAway, retryAfter, toProblem } from './problem.js';

const databaseError = (code: string) => Object.assign(new Error('secret table "users"'), { code });
const fastifyError = (code: string, statusCode: number) =>
  Object.assign(new Error('Body is too large'), { code, statusCode });

describe('a problem', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['payment-required', 402],
    ['forbidden', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['too-large', 413],
    ['unsupported', 415],
    ['unprocessable', 422],
    ['too-many', 429],
    ['unavailable', 503],
  ] as [ErrorKind, number][])(
    'that was expected as %s has the status %i and its own words',
    (kind, status) => {
      expect(
        toProblem(new DomainError(kind, 'some-code', 'In plain words.', { members: { left: 0 } })),
      ).toEqual({
        type: '/problems/some-code',
        title: 'In plain words.',
        status,
        code: 'some-code',
        message: 'In plain words.',
        left: 0,
      });
    },
  );

  it.each([
    new Error('secret password hunter2'),
    new TypeError("Cannot read properties of undefined (reading 'secret')"),
    databaseError('23505'),
    databaseError('42601'),
    Object.assign(new Error('secret'), { statusCode: 500 }),
    Object.assign(new Error('secret'), { statusCode: 400, code: 'ECONNSECRET' }),
    'secret',
    null,
    undefined,
    {},
  ])('that nobody expected (%s) gives nothing away', (error) => {
    const problem = toProblem(error);
    expect(problem).toMatchObject({
      status: 500,
      code: 'unexpected',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(JSON.stringify(problem)).not.toMatch(/secret|stack/);
  });

  it.each([
    ['refuses connections', databaseError('ECONNREFUSED')],
    ['is shutting down', databaseError('57P01')],
    ['is starting', databaseError('57P03')],
    ['lost the connection', databaseError('08006')],
    ['has no connection left', databaseError('53300')],
    ['has a full disk', databaseError('53100')],
    ['has no memory left', databaseError('53200')],
    ['takes too long', databaseError('57014')],
    ['ended the connection', new Error('Connection terminated unexpectedly')],
    ['ended the connection of an open transaction', new QueryRunnerAlreadyReleasedError()],
    ['does not answer', new Error('timeout exceeded when trying to connect')],
    ['is away at every address', Object.assign(new AggregateError([databaseError('ECONNREFUSED')]), {})],
  ])('is recognised when the database %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(toProblem(error)).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(retryAfter(error, 503)).toBe(5);
  });

  it('may be tried again where what a new row refers to was deleted meanwhile', () => {
    expect(toProblem(databaseError('23503'))).toMatchObject({ status: 503, code: 'database-unavailable' });
  });

  it.each([databaseError('23505'), new Error('no'), null, 'ECONNREFUSED'])(
    'is not the database’s when it is %s',
    (error) => expect(isDatabaseAway(error)).toBe(false),
  );

  it.each([
    [new NotFoundException('Cannot GET /api/secret'), 404, 'There is nothing at this address.'],
    [new BadRequestException(), 400, 'We couldn’t read this request.'],
    [fastifyError('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, 'This is too large to send.'],
    [fastifyError('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 415, 'This kind of content is not supported here.'],
    [
      Object.assign(new SyntaxError('Unexpected token } in JSON'), { statusCode: 400 }),
      400,
      'We couldn’t read this request.',
    ],
  ])('of the request itself (%s) has the status %i', (error, status, message) => {
    expect(toProblem(error)).toMatchObject({ status, message, title: message });
  });

  describe('with what was entered', () => {
    const mistake = (property: string, message: string, children: ValidationError[] = []) =>
      ({ property, constraints: message ? { rule: message } : undefined, children }) as ValidationError;

    it('says what is wrong with the one field', () => {
      const problem = toProblem(new InvalidRequest([mistake('email', 'Invalid email address')]));
      const errors = [{ field: 'email', message: 'Invalid email address' }];
      expect(problem).toMatchObject({
        status: 400,
        code: 'invalid-request',
        message: 'Invalid email address',
        errors,
      });
    });

    it('lists several fields, also those inside others', () => {
      const inner = mistake('images', '', [mistake('0', 'Too large')]);
      const problem = toProblem(new InvalidRequest([mistake('email', 'Invalid email address'), inner]));
      expect(problem.message).toBe('Please check what you entered.');
      expect(problem.errors?.map(({ field }) => field)).toEqual(['email', 'images.0']);
    });
  });
});
