import type { InJson } from '../../../kernel/json.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Length, MaxLength, ValidateIf } from 'class-validator';
import { texts } from '../../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../../platform/http/validators.js';
import { Day, Text } from '../../../platform/http/contract.js';
import { CARE_KINDS } from '../domain/care-kind.js';
import type { CareKind } from '../domain/care-kind.js';
import type { JournalEntry, Undoable } from '../domain/journal.js';

const tGarden = texts('garden');

const noWords = { short: () => tGarden('writeSomething'), example: 'A new leaf has opened.' };

export class WriteEntryDto {
  @Text(1, 5000, noWords) content: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'One of your own photos' })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  imageUrl?: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: 10,
    description: 'What was done; water, fertilise, repot, prune and mist move the schedule',
    example: ['water'],
  })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @Length(1, 60, { each: true })
  careActions?: string[];

  @Day('The day it was written; today when left out') on?: string | null;
}

export class ChangeEntryDto {
  @ApiPropertyOptional({ minLength: 1, maxLength: 5000 })
  @ValidateIf((_, value) => value !== undefined)
  @Text(1, 5000, noWords)
  content?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  imageUrl?: string | null;
}

class UndoableDto implements Undoable {
  @ApiProperty({ format: 'uuid', description: 'What DELETE /api/care/events/{id} undoes' }) eventId: string;
  @ApiProperty({ enum: CARE_KINDS }) kind: CareKind;
}

export class JournalEntryDto implements InJson<JournalEntry> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) plantId: string;
  @ApiProperty({ format: 'uuid' }) userId: string;
  @ApiProperty({ example: 'A new leaf has opened.' }) content: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ type: [String], example: ['water'] }) careActions: string[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ['journal', 'care'], description: 'Written by you, or noted when care was done' })
  source: 'journal' | 'care';
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who wrote or noted it, where that was somebody else of the household',
    example: 'Ada',
  })
  by: string | null;
  @ApiProperty({ type: [UndoableDto], description: 'Care in it that you may take back' })
  undoable: UndoableDto[];
}
