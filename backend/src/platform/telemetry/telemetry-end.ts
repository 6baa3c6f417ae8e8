import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';

/** Ends what watches an application, as the last thing that it does. */
@Injectable()
export class TelemetryEnd implements OnApplicationShutdown {
  private ends: (() => unknown)[] = [];

  add(end: () => unknown): void {
    this.ends.push(end);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.ends.map((end) => end()));
  }
}
