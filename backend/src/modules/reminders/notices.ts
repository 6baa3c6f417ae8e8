import { Injectable, Logger } from '@nestjs/common';
import { PushDeviceRepository } from './push-device.repository.js';
import { PushRefused, PushSender } from './push-sender.js';
import type { Note } from './push-sender.js';

/** Messages about something other than care that a person waits for, on the devices that get the reminders. */
@Injectable()
export class Notices {
  private readonly log = new Logger(Notices.name);

  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly push: PushSender,
  ) {}

  /**
   * Shows a notice on every device of a person. One with the same tag takes the place of the one before, so a repeat is harmless.
   * Throws where a push service is busy, so that the job is tried again.
   */
  async show(userId: string, notice: Omit<Note, 'actions'>): Promise<void> {
    const devices = await this.devices.list(userId);
    const refusals = await Promise.all(
      devices.map((device) =>
        this.push.send(device, { ...notice, actions: [] }).then(
          () => undefined,
          (error: unknown) => this.refused(device.id, error),
        ),
      ),
    );
    if (refusals.includes('temporary')) throw new Error('A push service did not take the notice.');
  }

  private async refused(deviceId: string, error: unknown): Promise<PushRefused['kind']> {
    if (!(error instanceof PushRefused)) throw error;
    this.log.warn({ deviceId, error });
    if (error.kind === 'gone') await this.devices.deleteDevice(deviceId);
    return error.kind;
  }
}
