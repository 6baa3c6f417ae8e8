import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, Length } from 'class-validator';
import type { InJson } from '../../../kernel/json.js';
import { texts } from '../../../kernel/languages/texts.js';
import { Text } from '../../../platform/http/contract.js';
import { IsDay } from '../../../platform/http/validators.js';
import { CareEventDto, REASON } from '../care/care.dto.js';
import { MAX_NOTE } from '../domain/away.js';
import type { Away, LinkState } from '../domain/away.js';
import { CARE_KINDS } from '../domain/care-kind.js';
import type { CareKind } from '../domain/care-kind.js';
import type { SitterLink } from './away.service.js';
import type { SitterDay, SitterPage, SitterTask } from './sitter-page.js';
import type { Tick } from './sitter.service.js';

const tGarden = texts('garden');

const FIRST = { format: 'date', description: 'The first day away' };
const LAST = { format: 'date', description: 'The last day away; at most 60 days in all' };

export class AddSitterLinkDto implements Omit<Away, 'note'> {
  @ApiProperty(FIRST) @IsDay(() => tGarden('firstDay')) fromDay: string;
  @ApiProperty(LAST) @IsDay(() => tGarden('lastDay')) toDay: string;

  @ApiPropertyOptional({ description: 'What the plant sitter should know' })
  @IsOptional()
  @Text(0, MAX_NOTE, { example: 'The can is under the sink.' })
  note?: string;
}

export class SitterLinkDto implements InJson<SitterLink> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(FIRST) fromDay: string;
  @ApiProperty(LAST) toDay: string;
  @ApiProperty({ type: String, nullable: true, maxLength: MAX_NOTE }) note: string | null;
  @ApiProperty({
    enum: ['open', 'ended', 'over', 'revoked'],
    description:
      'The link works; its gardener ended it; its days have passed; the key that made it was taken away, so a new one is needed',
  })
  state: LinkState;
  @ApiProperty({ format: 'date', description: 'The last day on which it opens the page' })
  readableUntil: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The address for the plant sitter; null where it opens nothing',
    example: 'https://leaflore.test/sitter/kO2vXH1m0nR3',
  })
  url: string | null;
  @ApiProperty({ type: [CareEventDto], description: 'What the plant sitter noted on these days' })
  done: CareEventDto[];
}

class SitterTaskDto implements SitterTask {
  @ApiProperty({ description: 'Names the task on this page alone', example: 'x3Yt5fK0b1QmZr8aW2cD7e' })
  ref: string;
  @ApiProperty({ example: 'Monstera' }) plantName: string;
  @ApiProperty({ type: String, nullable: true, example: '/drawings/monstera.svg' }) drawing: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'By the east window' }) place: string | null;
  @ApiProperty({ enum: CARE_KINDS }) kind: CareKind;
  @ApiProperty({ type: String, nullable: true, description: 'What a task of the gardener’s own is called' })
  title: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What every place says about it; null once it is done',
    example: REASON,
  })
  reason: string | null;
  @ApiProperty({ description: 'A plant sitter has done it' }) isDone: boolean;
}

class SitterDayDto implements SitterDay {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty({ type: [SitterTaskDto] }) tasks: SitterTaskDto[];
}

export class SitterPageDto implements SitterPage {
  @ApiProperty({ format: 'date' }) from: string;
  @ApiProperty({ format: 'date' }) to: string;
  @ApiProperty({ format: 'date', description: 'The day it is where the plants are' }) today: string;
  @ApiProperty({ type: String, nullable: true, description: 'What the gardener wants the sitter to know' })
  note: string | null;
  @ApiProperty({ type: [SitterDayDto], description: 'Days without a task are left out' })
  days: SitterDayDto[];
}

export class TickDto implements Tick {
  @ApiProperty({ description: 'The `ref` of the task', example: 'x3Yt5fK0b1QmZr8aW2cD7e', maxLength: 50 })
  @IsString()
  @Length(1, 50)
  task: string;
  @ApiProperty({ format: 'date', description: 'The day that the page shows as today' })
  @IsDay(() => tGarden('dayFormat'))
  on: string;
  @ApiProperty({ description: 'false takes it back, on the same day' }) @IsBoolean() done: boolean;
}
