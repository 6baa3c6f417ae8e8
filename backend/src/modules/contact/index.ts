export { ContactMessageRepository } from './contact-message.repository.js';
export { ContactModule } from './contact.module.js';
export { NewsletterService } from './newsletter/newsletter.service.js';
