import { applyDecorators } from '@nestjs/common';
import { IsNumber, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { isLocalDate, isTimeZone } from '../../kernel/local-date.js';

/** May be left out, but is not null: `IsOptional` of class-validator takes null for anything. */
export const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined);

type Message = string | (() => string);

/** A day of the calendar, such as 2026-11-21. */
export const IsDay = (message: Message = '$property must be a day') =>
  ValidateBy(
    { name: 'isDay', validator: { validate: (value) => typeof value === 'string' && isLocalDate(value) } },
    { message },
  );

export const isKnownZone = (value: unknown): boolean => typeof value === 'string' && isTimeZone(value);

/** An IANA time zone, such as Europe/Berlin. */
export const IsZone = (message: Message = '$property must be a time zone') =>
  ValidateBy({ name: 'isTimeZone', validator: { validate: isKnownZone } }, { message });

/** A number from 0 to 1. */
export const IsShare = () => applyDecorators(IsNumber(), Min(0), Max(1));
