import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import type { KeptMail } from '../../platform/mail/mail-folder.js';
import { texts } from '../../kernel/languages/texts.js';

const tMailbox = texts('mailbox');

export class KeptMailDto implements KeptMail {
  @ApiProperty({ example: '2026-05-04T05-30-00-000Z-0b6f5c1e.eml' }) id: string;
  @ApiProperty({ format: 'email' }) to: string;
  @ApiProperty({ example: 'Two plants are thirsty' }) subject: string;
  @ApiProperty({
    description: 'Plain text',
    example: 'Good morning Rosa, your Monstera would like some water today.',
  })
  text: string;
  @ApiProperty({ format: 'date-time' }) sentAt: string;
}

export class MailboxQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, default: 20 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit = 20;

  @ApiPropertyOptional({ description: 'As given by the Link header of the page before' })
  @MayBeLeftOut()
  @Matches(/^[\w-]{1,60}\.eml$/, { message: () => tMailbox('noSuchPage') })
  cursor?: string;
}
