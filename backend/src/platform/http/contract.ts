import { applyDecorators, ParseUUIDPipe } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiProperty, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { Type as Class } from '@nestjs/common';
import { isLocalDate, isTimeZone } from '../../kernel/local-date.js';

/** Documents what an endpoint answers when all is well, and the problem document it answers otherwise. */
export const Answers = (status: number, type: Class | [Class] | undefined, description: string) =>
  applyDecorators(
    ApiOperation({ summary: description }),
    ApiResponse({ status, type, description }),
    ApiResponse({ status: 'default', type: ProblemDto, description: 'What went wrong (RFC 9457)' }),
  );

/** Reads an id of an address; what is no id is simply not found. */
export const anId = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

/** Documents that the same `Idempotency-Key` is the same deed, so that a repeat changes nothing. */
export const Repeatable = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key is the same deed: a repeat changes nothing',
  });

/** Without blanks around it, and without NUL, which Postgres cannot keep in a text. */
const clean = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() : value;

/** A text of `min` to `max` characters, blanks around it removed. */
export const Text = (min: number, max: number, words: { short?: string; long?: string } = {}) =>
  applyDecorators(
    ApiProperty({ minLength: min, maxLength: max }),
    Transform(clean),
    IsString(),
    Length(min, Infinity, { message: words.short ?? `Please enter at least ${min} characters` }),
    Length(0, max, { message: words.long ?? `Please use at most ${max} characters` }),
  );

/** An e-mail address, compared without regard to case. */
export const Email = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: 254 }),
    Transform(clean),
    IsEmail({}, { message: 'Invalid email address' }),
    Length(3, 254, { message: 'Invalid email address' }),
  );

/** A new password: 8 to 128 characters of any kind (NIST SP 800-63B). */
export const Password = () =>
  applyDecorators(
    ApiProperty({ minLength: 8, maxLength: 128, format: 'password' }),
    IsString({ message: 'Please enter a password' }),
    Length(8, 128, { message: 'Please use 8 to 128 characters for the password' }),
  );

const isKnownZone = (value: unknown): boolean => typeof value === 'string' && isTimeZone(value);

/** An IANA time zone, such as Europe/Berlin; may be left out. With `orNone` one that we do not know counts as left out. */
export const TimeZone = ({ orNone = false } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (orNone && !isKnownZone(value) ? undefined : value)),
    ApiPropertyOptional({ description: 'IANA, such as Europe/Berlin', maxLength: 64 }),
    IsOptional(),
    IsString(),
    Length(1, 64),
    ValidateBy({
      name: 'isTimeZone',
      validator: {
        validate: isKnownZone,
        defaultMessage: () => 'We do not know this time zone',
      },
    }),
  );

/** A day of somebody's own calendar, such as 2026-11-21; may be left out. */
export const Day = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ format: 'date', description }),
    IsOptional(),
    ValidateBy({
      name: 'isDay',
      validator: {
        validate: (value) => typeof value === 'string' && isLocalDate(value),
        defaultMessage: () => 'Please give a day as 2026-11-21',
      },
    }),
  );

/** A share of 1. */
export const Ratio = (description: string) =>
  applyDecorators(ApiProperty({ minimum: 0, maximum: 1, description }), IsNumber(), Min(0), Max(1));

/** One of a few words. */
export const OneOf = (values: readonly string[], options: ApiPropertyOptions = {}) =>
  applyDecorators(ApiProperty({ enum: values, ...options } as ApiPropertyOptions), IsIn(values));

/** Another shape inside this one. */
export const Shape = (type: Class, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ type, ...options } as ApiPropertyOptions),
    ValidateNested(),
    Type(() => type),
  );

/** The id of whoever the client believes is signed in; the access guard refuses any other than the session's. */
export class OwnUserId {
  @ApiPropertyOptional({ format: 'uuid', description: 'Must be the signed-in user, or absent' })
  @IsOptional()
  @IsUUID()
  userId?: string;
}

/** Which part of a long list is wanted. */
export class PageQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: 100, default: 50 })
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

export class MessageDto {
  @ApiProperty() message: string;
}

class FieldErrorDto {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

export class ProblemDto {
  @ApiProperty() type: string;
  @ApiProperty() title: string;
  @ApiProperty() status: number;
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiProperty({ description: 'The same id stands in the log' }) requestId: string;
  @ApiPropertyOptional({ type: [FieldErrorDto] }) errors?: FieldErrorDto[];
}
