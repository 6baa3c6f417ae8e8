import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { LibraryModule } from '../library/index.js';
import { ContactController } from './contact.controller.js';
import { ContactDeskController } from './contact-desk.controller.js';
import { ContactLimits } from './contact-limits.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import { ContactService } from './contact.service.js';
import { IssueController } from './newsletter/issue.controller.js';
import { IssueRepository } from './newsletter/issue.repository.js';
import { IssueSender } from './newsletter/issue-sender.js';
import { IssueService } from './newsletter/issue.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterLimits } from './newsletter/newsletter-limits.js';
import { NewsletterLinks } from './newsletter/newsletter-links.js';
import { IssueSchema, NewsletterDeliverySchema, SubscriberSchema } from './newsletter/newsletter.schema.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SubscriberRepository } from './newsletter/subscriber.repository.js';

const newsletter = [
  IssueRepository,
  IssueSender,
  IssueService,
  NewsletterLimits,
  NewsletterLinks,
  NewsletterService,
  SubscriberRepository,
];

/** Messages to the team, and the newsletter. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessageSchema, IssueSchema, NewsletterDeliverySchema, SubscriberSchema]),
    ActivityModule,
    AuthModule,
    LibraryModule,
  ],
  controllers: [ContactController, ContactDeskController, IssueController, NewsletterController],
  providers: [ContactLimits, ContactMessageRepository, ContactService, ...newsletter],
  exports: [ContactMessageRepository, NewsletterService],
})
export class ContactModule {}
