import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Email, Text } from '../../platform/http/contract.js';
import type { ContactMessage } from './domain/contact-message.js';

/** A field that people do not see. Programs that fill in every field of a form fill it in too. */
const Trap = () =>
  applyDecorators(
    ApiPropertyOptional({
      maxLength: 200,
      description: 'Left empty by people, who do not see it',
      example: '',
    }),
    IsOptional(),
    IsString(),
    MaxLength(200),
  );

export class ContactDto implements ContactMessage {
  @Text(1, 100, { short: 'Name is required', long: 'Name too long', example: 'Rosa Moss' }) name: string;
  @Email() email: string;

  @Text(1, 200, { short: 'Subject is required', long: 'Subject too long', example: 'My fern' })
  subject: string;

  @Text(10, 2000, {
    short: 'Message must be at least 10 characters',
    long: 'Message too long',
    example: 'How do I change the name of my fern?',
  })
  message: string;

  @Trap() website?: string;
}
