import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { Every } from '../../platform/queue/every.js';
import { DeviceRepository } from './device.repository.js';
import { EmailVerificationRepository } from './email-verification.repository.js';
import { PasskeyRepository } from './second-factor/passkey.repository.js';
import { SessionRepository } from './session.repository.js';

/** Deletes what has run out: sessions, devices that nobody has used for long, links to confirm an email address. */
@Injectable()
export class SessionSweeper {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly devices: DeviceRepository,
    private readonly links: EmailVerificationRepository,
    private readonly passkeys: PasskeyRepository,
  ) {}

  @Every(HOUR_S)
  async sweep(): Promise<void> {
    await this.sessions.prune();
    await this.devices.prune();
    await this.links.prune();
    await this.passkeys.prune();
  }
}
