import { applyDecorators, ParseUUIDPipe } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiProperty, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import type { ApiPropertyOptions, ApiResponseOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  IsObject,
  ValidateNested,
} from 'class-validator';
import type { Type as Class } from '@nestjs/common';
import { texts } from '../../kernel/languages/texts.js';
import { seen, storable } from '../../kernel/storable.js';
import { IsDay, isKnownZone, IsZone } from './validators.js';

const tHttp = texts('http');

/** Documents what an endpoint does, and what it answers when all is well. */
export const Answers = (
  status: number,
  type: Class | [Class] | undefined,
  description: string,
  more: ApiResponseOptions = {},
) =>
  applyDecorators(
    ApiOperation({ summary: description }),
    ApiResponse({ status, description, ...(type && { type }), ...more } as ApiResponseOptions),
  );

/** Documents that the answer has an ETag, and that a client which has it already gets 304 without a body. */
export const Cached = () =>
  ApiResponse({ status: 304, description: 'The same as at the ETag in `If-None-Match`' });

/** Documents where to follow what was begun. */
export const FOLLOW = {
  headers: { Location: { description: 'Where to follow it', required: true, schema: { type: 'string' } } },
};

/** Makes a failure as the code throws it. */
export type ProblemMaker = () => Error;
export const PROBLEMS = 'problems';

/**
 * Documents the failures of its own that a call may answer, by the functions that make them: status, code and example are
 * theirs. What any call of its kind may answer (401, 403, 404, …) is documented from the route itself.
 */
export const Problems =
  (...makers: ProblemMaker[]) =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const of = (descriptor?.value ?? target) as object;
    const known = (Reflect.getMetadata(PROBLEMS, of) ?? []) as ProblemMaker[];
    Reflect.defineMetadata(PROBLEMS, [...known, ...makers], of);
  };

/** Reads an id of an address; what is no id is simply not found. */
export const anId = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

/** Documents that the same `Idempotency-Key` is the same action, so that a repeat changes nothing. */
export const Repeatable = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key is the same action: a repeat changes nothing',
  });

const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}]/u;

/** As it can be stored, without blanks around it. Where nothing of it can be seen, as of U+200B, it is empty. */
const clean = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? (SEEN.test(value) ? storable(value).trim() : '') : value;

/** What is said of a value: made when it is said, as only then the language is known. */
type Words = string | (() => string);

/** A text of `min` to `max` characters, blanks around it removed. One that is missing is too short. */
export const Text = (
  min: number,
  max: number,
  { short, long, example }: { short?: Words; long?: Words; example?: string } = {},
) => {
  const tooShort = { message: short ?? (() => tHttp('tooShort', { least: String(min) })) };
  return applyDecorators(
    ApiProperty({ minLength: min, maxLength: max, example }),
    Transform(clean),
    IsString(min || short ? tooShort : {}),
    Length(min, Infinity, tooShort),
    Length(0, max, { message: long ?? (() => tHttp('tooLong', { most: String(max) })) }),
  );
};

/** An e-mail address, compared without regard to case, and without what is not seen of it. */
export const Email = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: 254 }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? seen(storable(value)).trim() : value,
    ),
    IsEmail({}, { message: () => tHttp('noEmail') }),
    Length(3, 254, { message: () => tHttp('noEmail') }),
  );

/** A new password: 8 to 128 characters of any kind (NIST SP 800-63B). */
export const Password = () =>
  applyDecorators(
    ApiProperty({ minLength: 8, maxLength: 128, format: 'password' }),
    IsString({ message: () => tHttp('noPassword') }),
    Length(8, 128, { message: () => tHttp('passwordLength') }),
  );

/** An IANA time zone, such as Europe/Berlin; may be left out. With `orNone` one that we do not know counts as left out. */
export const TimeZone = ({ orNone = false } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (orNone && !isKnownZone(value) ? undefined : value)),
    ApiPropertyOptional({
      type: String,
      description: 'IANA, such as Europe/Berlin',
      maxLength: 64,
      example: 'Europe/Berlin',
    }),
    IsOptional(),
    IsString(),
    Length(1, 64),
    IsZone(() => tHttp('unknownZone')),
  );

/** A day of a person's own calendar, such as 2026-11-21; may be left out. */
export const Day = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'date', description }),
    IsOptional(),
    IsDay(() => tHttp('noDay')),
  );

/** One of a few words. */
export const OneOf = (values: readonly string[], options: ApiPropertyOptions = {}) =>
  applyDecorators(ApiProperty({ enum: values, ...options } as ApiPropertyOptions), IsIn(values));

/** Another shape inside this one, which may not be left out. */
export const Shape = (type: Class, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ type, ...options } as ApiPropertyOptions),
    IsObject(),
    ValidateNested(),
    Type(() => type),
  );

/** The id of the person whom the client believes to be signed in; the access guard refuses any other than the session's. */
export class OwnUserId {
  @ApiPropertyOptional({ format: 'uuid', description: 'Must be the signed-in user, or absent' })
  @IsOptional()
  @IsUUID()
  userId?: string;
}

/** Which part of a long list is wanted. */
export class PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 50;

  @ApiPropertyOptional({ description: 'As given by the Link header of the page before' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  cursor?: string;
}

/** The answer of a call that has nothing but a sentence for its reader. */
export class MessageDto {
  @ApiProperty({ example: 'Your new password is set. Please log in with it.' }) message: string;
}
