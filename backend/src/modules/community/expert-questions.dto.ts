import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsISO8601, IsString, Length, Matches } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { Text } from '../../platform/http/contract.js';
import { storable } from '../../kernel/storable.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';

const tCommunity = texts('community');

/** As the API writes moments. */
const IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

export class AskExpertDto {
  @Text(1, 2000, {
    short: () => tCommunity('blankQuestion'),
    example: 'Why does my ficus drop its leaves?',
  })
  message: string;

  @ApiPropertyOptional({ default: 'general', maxLength: 50 })
  @MayBeLeftOut()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storable(value).trim() : value))
  @IsString()
  @Length(1, 50)
  category?: string;
}

export class SeenAnswersDto {
  @ApiProperty({
    format: 'date-time',
    description: 'When the latest of the answers was given that were seen',
  })
  @IsISO8601({ strict: true })
  @Matches(IN_UTC)
  until: string;
}

export class ExpertAnswerDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the AI answers within some seconds, as Markdown; null when it takes longer',
    example: '**Weeping Fig**: it sheds leaves when it is moved.',
  })
  response: string | null;
  @ApiProperty({ example: 'Your message has been sent to our expert network.' }) message: string;
}

export class OwnQuestionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Why does my ficus drop its leaves?' }) message: string;
  @ApiProperty({ example: 'general' }) category: string;
  @ApiProperty({ enum: ['pending', 'responded'] }) status: 'pending' | 'responded';
  @ApiProperty({ type: String, nullable: true, description: 'By the AI, as Markdown', example: null })
  aiResponse: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who that was: anthropic, openai, or local, which is no language model',
    example: 'local',
  })
  aiProvider: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'By a person', example: 'It was moved.' })
  expertResponse: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) respondedAt: Date | null;
}
