import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGES } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { MayBeLeftOut } from './validators.js';

/** Of an answer that is the same for everybody and kept by its address: the language is part of that. */
export class LanguageQuery {
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'The language of the answer; English without it' })
  @MayBeLeftOut()
  @IsIn(LANGUAGES)
  language?: LanguageCode;
}
