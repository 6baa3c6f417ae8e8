import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import type { ClassConstructor } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateBy,
  IsObject,
  ValidateNested,
} from 'class-validator';
import { isLocalDate } from '../../../kernel/local-date.js';
import { storable } from '../../../kernel/storable.js';
import { IsDay } from '../../../platform/http/validators.js';

const cleaned = ({ value }: { value: unknown }): unknown => {
  if (typeof value === 'string') return storable(value);
  return Array.isArray(value) ? value.map((each) => cleaned({ value: each })) : value;
};

const lowered = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
  isLocalDate(value.slice(0, 10)) && // a Date takes the 30th of February for the 2nd of March
  !Number.isNaN(Date.parse(value));

/** May be null or left out. */
export const OrNull = () => IsOptional();
/** Upper case is the same id in lower case, in which Postgres keeps it. */
export const Id = () => applyDecorators(Transform(lowered), IsUUID('all'));
export const Words = (max: number, min = 0) =>
  applyDecorators(Transform(cleaned), IsString(), Length(min, max));
export const WordList = (maxItems: number, max: number) =>
  applyDecorators(
    Transform(cleaned),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    Length(0, max, { each: true }),
  );
export const Whole = (min: number, max: number) => applyDecorators(IsInt(), Min(min), Max(max));
/** At least one month from 1 to 12, and none twice. */
export const Months = () =>
  applyDecorators(
    IsArray(),
    ArrayNotEmpty(),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(12, { each: true }),
  );
export const Flag = () => IsBoolean();
export const OneOf = (values: readonly string[]) => IsIn(values);
/** A list of these, none of them twice. */
export const SomeOf = (values: readonly string[]) =>
  applyDecorators(IsArray(), ArrayUnique(), IsIn(values, { each: true }));

/** An instant in ISO 8601 and UTC, with microseconds at most. */
export const Instant = () =>
  ValidateBy(
    { name: 'isInstant', validator: { validate: isInstant } },
    { message: '$property must be a time' },
  );
/** `2026-11-21` */
export const Day = () =>
  applyDecorators(IsDay(), Matches(/^(19|20|21)/, { message: '$property must be a day' }));

const PICTURE =
  /^(\/drawings\/[a-z0-9-]{1,100}\.svg|photos\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp)$/;
/** One of our drawings, or a photo in the same file. Any other address could track the people who view it. */
export const Picture = (each = false) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((url) => lowered({ value: url })) : lowered({ value }),
    ),
    Matches(PICTURE, { each, message: '$property must be a picture of ours' }),
  );
/** A web address, http or https only. */
export const WebLink = () =>
  applyDecorators(
    Transform(cleaned),
    Length(0, 500),
    Matches(/^https?:\/\/[^\s"'<>]+$/, { message: '$property must be a web address' }),
  );

/** Another record inside this one. It may be left out where it is `OrNull` too. */
export const Inner = (type: () => ClassConstructor<object>) =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));
export const Inners = (type: () => ClassConstructor<object>, maxItems: number) =>
  applyDecorators(IsArray(), ArrayMaxSize(maxItems), ValidateNested({ each: true }), Type(type));
