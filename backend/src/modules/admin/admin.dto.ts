import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import { Day, PageQuery } from '../../platform/http/contract.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import type { ParkedJob } from '../../platform/queue/parked-jobs.repository.js';
import type { DayFigures } from './domain/day-figures.js';

const moment = { type: String, format: 'date-time' } as const;
const count = { type: 'integer', minimum: 0 } as const;

export class AdminStatsDto {
  @ApiProperty({ ...count, example: 120 }) totalUsers: number;
  @ApiProperty({ ...count, example: 14 }) premiumUsers: number;
  @ApiProperty({ ...count, example: 3 }) pendingQuestions: number;
  @ApiProperty({ ...count, example: 85 }) totalConversations: number;
  @ApiProperty({ ...count, description: 'Milliseconds, of the answers of the last 30 days', example: 840 })
  avgResponseTime: number;
}

export class UserActivityDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'email', nullable: true }) userEmail: string | null;
  @ApiProperty({ example: 'login' }) action: string;
  @ApiProperty({ example: 'Logged in' }) details: string;
  @ApiProperty(moment) timestamp: Date;
  @ApiPropertyOptional({ description: 'For 30 days', example: '203.0.113.7' }) ipAddress?: string;
}

export class AiInteractionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['identification', 'chat', 'expert'] }) kind: string;
  @ApiProperty({ example: 'anthropic' }) aiProvider: string;
  @ApiProperty({ example: 'claude-sonnet-5-5' }) model: string;
  @ApiProperty({ description: '`answered`, or the code of the failure', example: 'answered' })
  outcome: string;
  @ApiProperty(moment) createdAt: Date;
  @ApiProperty({ ...count, description: 'Milliseconds', example: 840 }) responseTime: number;
  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: 1, example: 0.92 }) confidence:
    number | null;
  @ApiProperty({ example: '1 photo of a plant' }) userMessage: string;
  @ApiProperty({ example: 'Jade Plant (sure)' }) aiResponse: string;
}

/** The page of interactions is shorter than others: their texts are long. */
export class AiBehaviorQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  override limit = 20;
}

const DAYS = [30, 90];

export class ChartsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    enum: DAYS,
    default: 30,
    description: 'So many days, today included',
  })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsIn(DAYS)
  days = 30;
}

export class DayFiguresDto implements DayFigures {
  @ApiProperty({ format: 'date', description: 'UTC' }) day: string;
  @ApiProperty({ ...count, example: 3 }) signUps: number;
  @ApiProperty({ ...count, example: 41 }) identifications: number;
  @ApiProperty({ ...count, description: 'Answers of AI providers, the built-in ones included', example: 60 })
  aiCalls: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'Milliseconds, on average',
    example: 840,
  })
  aiResponseTime: number | null;
  @ApiProperty({ ...count, example: 52_000 }) inputTokens: number;
  @ApiProperty({ ...count, example: 9_000 }) outputTokens: number;
  @ApiProperty({ minimum: 0, description: 'US dollars, of the calls whose price is known', example: 0.19 })
  costUsd: number;
}

export class PeopleQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description: 'The beginning of an email or a name',
    example: 'rosa',
  })
  @MayBeLeftOut()
  @IsString()
  @Length(0, 100)
  search?: string;
}

export class PremiumGrantDto {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day; null without an end',
  })
  until: string | null;
}

export class GivePremiumDto {
  @Day('The last day; without it there is no end') until?: string | null;
}

export class ListedPersonDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ example: 'Rosa' }) firstName: string;
  @ApiProperty({ example: 'Moss' }) lastName: string;
  @ApiProperty({ example: true }) isPremium: boolean;
  @ApiProperty({ example: false, description: 'Whether a subscription gives premium, whatever was given' })
  isSubscribed: boolean;
  @ApiProperty({ type: PremiumGrantDto, nullable: true, description: 'What an admin has given' })
  grant: PremiumGrantDto | null;
  @ApiProperty({ ...count, example: 2 }) identificationsUsed: number;
  @ApiProperty({ ...moment, nullable: true, description: 'When the email was confirmed' })
  emailVerifiedAt: Date | null;
  @ApiProperty(moment) createdAt: Date;
}

export class ParkedJobDto implements ParkedJob {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'mail-contact-message' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'connect ECONNREFUSED' }) error: string | null;
  @ApiProperty({ ...count, description: 'How often it was begun', example: 3 }) starts: number;
  @ApiProperty(moment) createdAt: Date;
  @ApiProperty(moment) parkedAt: Date;
}
