import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { texts } from '../../kernel/languages/texts.js';
import { Public } from '../../platform/http/access.js';
import { Answers, MessageDto, Problems, Repeatable } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { ContactDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

const tContact = texts('contact');

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** A program that has filled in the trap gets the same answer, so that it learns nothing. */
  @Public()
  @Post()
  @Repeatable()
  @Problems(tooManyTries)
  @Answers(201, MessageDto, 'Sends a message to the team')
  async sendContactMessage(
    @Body() { website, name, email, subject, message }: ContactDto,
    @Req() { ip, account }: FastifyRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MessageDto> {
    if (!website) await this.contact.take({ name, email, subject, message }, account?.id ?? null, ip, key);
    return { message: tContact('thanks') };
  }
}
