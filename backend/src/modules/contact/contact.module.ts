import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { ContactController } from './contact.controller.js';
import { ContactLimits } from './contact-limits.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import { ContactService } from './contact.service.js';

/** Messages to the team. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageSchema]), ActivityModule, AuthModule],
  controllers: [ContactController],
  providers: [ContactLimits, ContactMessageRepository, ContactService],
})
export class ContactModule {}
