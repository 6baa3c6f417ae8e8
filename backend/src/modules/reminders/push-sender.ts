import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { Config } from '../../platform/config/config.js';
import { internetAgent, OUTBOUND, postToInternet } from '../../platform/outbound/outbound.js';
import { isPushEndpoint, PUSH_SERVICES } from './domain/push-service.js';
import type { PushDevice } from './push-device.repository.js';
import { PushKeysRepository } from './push-keys.repository.js';
import type { PushKeys } from './push-keys.repository.js';

/** Push services drop a message after this time, as a morning's message is useless the next day. */
const KEPT_FOR_S = 12 * HOUR_S;

/** The notification that a device shows. The payload is encrypted, so push services cannot read it. */
export interface Note {
  /** A device shows only the latest notification with a tag. */
  tag: string;
  title: string;
  body: string;
  /** Addresses on this server: opened by a tap, and posted to by the buttons. */
  open: string;
  /** `reply` is shown once its button was pressed and the server has noted it. */
  actions: { action: string; title: string; post: string; reply: string }[];
}

/** Why a push service did not accept a notification. */
export class PushRefused extends Error {
  constructor(
    /** The device is gone, the refusal is final, or it may pass. */
    readonly kind: 'gone' | 'final' | 'temporary',
    message: string,
  ) {
    super(message);
  }
}

/** Sends notifications through the push services of the browsers. */
@Injectable()
export class PushSender implements OnApplicationBootstrap {
  /** No other addresses are called. */
  readonly services: RegExp[] = [...PUSH_SERVICES];
  /** Refuses names that lead into our own network. */
  agent = internetAgent();
  private keys?: Promise<PushKeys>;

  constructor(
    private readonly repository: PushKeysRepository,
    private readonly config: Config,
  ) {}

  /** Creates the keys at the first start. If the database is away then, they are created on first use. */
  onApplicationBootstrap(): void {
    void this.getKeys().catch(() => undefined);
  }

  async publicKey(): Promise<string> {
    return (await this.getKeys()).publicKey;
  }

  knows(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.services);
  }

  /** Returns when the push service has accepted the notification. Throws PushRefused. */
  async send({ endpoint, p256dh, auth }: PushDevice, note: Note): Promise<void> {
    if (!this.knows(endpoint)) throw new PushRefused('gone', 'We do not call this address.');
    const { generateRequestDetails } = (await import('web-push')).default;
    const subscription = { endpoint, keys: { p256dh, auth } };
    const message = generateRequestDetails(subscription, JSON.stringify(note), {
      vapidDetails: { subject: this.subject, ...(await this.getKeys()) },
      TTL: KEPT_FOR_S,
      urgency: 'normal',
      topic: note.tag,
    });
    const status = await postToInternet(endpoint, message, OUTBOUND.push, this.agent).catch(() => undefined);
    if (!status || status < 200 || status > 299) throw toRefusal(status);
  }

  private get subject(): string {
    const { VAPID_SUBJECT, MAIL_FROM } = this.config;
    return (
      VAPID_SUBJECT ?? `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'no-reply@leaflore.invalid'}`
    );
  }

  private getKeys(): Promise<PushKeys> {
    return (this.keys ??= this.findOrMakeKeys().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    }));
  }

  private async findOrMakeKeys(): Promise<PushKeys> {
    const kept = await this.repository.get();
    if (kept) return kept;
    const { generateVAPIDKeys } = (await import('web-push')).default;
    return this.repository.storeKeys(generateVAPIDKeys());
  }
}

/** RFC 8030: 404 and 410 mean that the subscription has ended; 429, 5xx and no answer are temporary. */
function toRefusal(status: number | undefined): PushRefused {
  if (status === 404 || status === 410) return new PushRefused('gone', 'The device is gone.');
  if (!status || status === 429 || status >= 500)
    return new PushRefused('temporary', `The push service did not take it (${status ?? 'no answer'}).`);
  return new PushRefused('final', `The push service refused it (${status}).`);
}
