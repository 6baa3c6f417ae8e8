import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { Email, Text } from '../../platform/http/contract.js';
import type { ContactMessage } from './domain/contact-message.js';
import { Trap } from './trap.js';

const tContact = texts('contact');

export class ContactDto implements ContactMessage {
  @Text(1, 100, {
    short: () => tContact('nameMissing'),
    long: () => tContact('nameLong'),
    example: 'Rosa Moss',
  })
  name: string;

  @Email() email: string;

  @Text(1, 200, {
    short: () => tContact('subjectMissing'),
    long: () => tContact('subjectLong'),
    example: 'My fern',
  })
  subject: string;

  @Text(10, 2000, {
    short: () => tContact('messageShort'),
    long: () => tContact('messageLong'),
    example: 'How do I change the name of my fern?',
  })
  message: string;

  @Trap() website?: string;
}

export class ReceivedMessageDto implements ContactMessage {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Rosa Moss' }) name: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ example: 'My fern' }) subject: string;
  @ApiProperty({ example: 'How do I change the name of my fern?' }) message: string;
  @ApiProperty({ description: 'Whether the sender was signed in', example: true }) isMember: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When an admin said that it is answered',
  })
  answeredAt: Date | null;
}

export class LetterAnsweredDto {
  @ApiProperty({ example: true }) @IsBoolean() isAnswered: boolean;
}
