import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { texts } from '../../../kernel/languages/texts.js';
import { Email } from '../../../platform/http/contract.js';
import { Trap } from '../trap.js';
import type { IssuePart } from '../domain/newsletter-issue.js';
import type { IssueSummary } from './issue.repository.js';
import type { Subscription } from './newsletter.service.js';

const tContact = texts('contact');

export class SubscribeDto {
  @Email() email: string;
  @Trap() website?: string;
}

export class NewsletterLinkDto {
  @ApiProperty({ description: 'From the link in the mail', example: 'kO2vXH1m0nR3' })
  @IsString()
  @Length(1, 100)
  token: string;
}

export class SubscriptionDto {
  @ApiProperty({ enum: ['pending', 'subscribed', 'unsubscribed'] }) state: Subscription;
}

const Month = () =>
  applyDecorators(
    ApiProperty({ example: '2026-12' }),
    Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: () => tContact('notAMonth') }),
  );

export class IssueMonthDto {
  @Month() month: string;
}

export class IssuePartDto implements IssuePart {
  @ApiProperty({ example: 'Plant of the month: Jade Plant' }) title: string;
  @ApiProperty({ type: [String], example: ['Let the soil dry out between waterings.'] }) paragraphs: string[];
}

export class IssuePreviewDto {
  @ApiProperty({ example: '2026-12' }) month: string;
  @ApiProperty({ example: 'Your plants in December' }) subject: string;
  @ApiProperty({ type: [IssuePartDto] }) parts: IssuePartDto[];
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many subscribers have confirmed',
    example: 12,
  })
  recipients: number;
}

export class IssueSummaryDto implements IssueSummary {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: '2026-12' }) month: string;
  @ApiProperty({ example: 'Your plants in December' }) subject: string;
  @ApiProperty({ format: 'date-time', type: String }) createdAt: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'When all was sent' })
  closedAt: Date | null;
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) waiting: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 9 }) sent: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0, description: 'Refused, or lost on the way' })
  failed: number;
}
