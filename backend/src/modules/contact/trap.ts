import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/validators.js';

/** A field that people do not see. Programs that fill in every field of a form fill it in too. */
export const Trap = () =>
  applyDecorators(
    ApiPropertyOptional({
      maxLength: 200,
      description: 'Left empty by people, who do not see it',
      example: '',
    }),
    MayBeLeftOut(),
    IsString(),
    MaxLength(200),
  );
