import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { isPushEndpoint, PUSH_SERVICES } from './domain/push-service.js';
import type { PushDevice } from './push-device.repository.js';
import { PushKeysRepository } from './push-keys.repository.js';
import type { PushKeys } from './push-keys.repository.js';

const PATIENCE_MS = 5_000;
/** A message of the morning is worth nothing tomorrow. */
const KEPT_FOR_S = 12 * 3600;

/** What a device shows. The payload is encrypted for it: push services cannot read it. */
export interface Note {
  /** Of two notes with the same tag the device shows one. */
  tag: string;
  title: string;
  body: string;
  /** Addresses on this server: opened by a tap, and posted to by the buttons. */
  open: string;
  actions: { action: string; title: string; post: string }[];
}

/** Why a push service did not take a note. */
export class PushRefused extends Error {
  constructor(
    /** The device is gone, the refusal is final, or it may pass. */
    readonly kind: 'gone' | 'final' | 'passing',
    message: string,
  ) {
    super(message);
  }
}

/** Hands notes to the push services of the browsers. */
@Injectable()
export class PushSender implements OnApplicationBootstrap {
  /** Only these are ever called. */
  readonly services: RegExp[] = [...PUSH_SERVICES];
  private keys?: Promise<PushKeys>;

  constructor(
    private readonly repository: PushKeysRepository,
    private readonly config: Config,
  ) {}

  /** The keys are there from the first start on; a database that is away then is asked again when they are needed. */
  onApplicationBootstrap(): void {
    void this.getKeys().catch(() => undefined);
  }

  async publicKey(): Promise<string> {
    return (await this.getKeys()).publicKey;
  }

  knows(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.services);
  }

  /** Returns when the push service has taken the note. Throws PushRefused. */
  async send({ endpoint, p256dh, auth }: PushDevice, note: Note): Promise<void> {
    if (!this.knows(endpoint)) throw new PushRefused('gone', 'We do not call this address.');
    const { sendNotification } = (await import('web-push')).default;
    await sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
      vapidDetails: { subject: this.subject, ...(await this.getKeys()) },
      TTL: KEPT_FOR_S,
      urgency: 'normal',
      topic: note.tag,
      timeout: PATIENCE_MS,
    }).catch((error: unknown) => {
      throw toRefusal(error);
    });
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

/** RFC 8030: 404 and 410 say that the subscription is over; 429 and 5xx, and silence, may pass. */
function toRefusal(error: unknown): PushRefused {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 404 || statusCode === 410) return new PushRefused('gone', 'The device is gone.');
  if (!statusCode || statusCode === 429 || statusCode >= 500)
    return new PushRefused('passing', `The push service did not take it (${statusCode ?? 'no answer'}).`);
  return new PushRefused('final', `The push service refused it (${statusCode}).`);
}
