import { Email, Text } from '../../platform/http/contract.js';
import type { ContactMessage } from './domain/contact-message.js';
import { Trap } from './trap.js';

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
