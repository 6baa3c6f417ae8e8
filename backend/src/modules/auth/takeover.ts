import { Injectable } from '@nestjs/common';
import { Passkeys } from './second-factor/passkeys.service.js';
import { TwoStep } from './second-factor/two-step.service.js';

type Close = (userId: string) => Promise<void>;

/**
 * Anybody may register an address that is not theirs. Its owner takes the account over with a link from a mail; until then nobody had shown
 * whose it is, so every way in that was made before is closed.
 */
@Injectable()
export class Takeover {
  private readonly others: Close[] = [];

  constructor(
    private readonly passkeys: Passkeys,
    private readonly twoStep: TwoStep,
  ) {}

  /** Registers what a higher module has to close, such as links that it has given out. Called in the transaction of the takeover. */
  alsoClose(close: Close): void {
    this.others.push(close);
  }

  /** Sessions, devices and the password are not among them: a new password ends them for everybody. */
  async closeWaysIn(userId: string): Promise<void> {
    await this.passkeys.forget(userId);
    await this.twoStep.forget(userId);
    for (const close of this.others) await close(userId);
  }
}
