import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { Signatures } from '../../../platform/config/signatures.js';
import { newsletterLinkUnknown } from '../domain/newsletter.errors.js';

export type NewsletterAction = 'confirm' | 'unsubscribe';

/** The signed links of one subscriber: a link allows one action for one address to anyone who has it. */
@Injectable()
export class NewsletterLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly config: Config,
  ) {}

  /** The page for a link, with one button. Opening it changes nothing, as mail scanners open links too. */
  page(action: NewsletterAction, subscriberId: string): string {
    const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex');
    const token = this.signatures.seal(`newsletter ${action}`, id);
    return `${this.config.publicUrl}/newsletter/${action}/${token}`;
  }

  /** The subscriber's id; throws `newsletter-link-unknown`. */
  read(action: NewsletterAction, token: string): string {
    const id = this.signatures.unseal(`newsletter ${action}`, token);
    if (id?.length !== 16) throw newsletterLinkUnknown();
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
