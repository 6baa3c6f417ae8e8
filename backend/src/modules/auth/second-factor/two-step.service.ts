import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/config/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import type { Account } from '../domain/account.js';
import { codeNeeded, twoStepIsOff, twoStepIsOn, wrongCode } from '../domain/second-factor.errors.js';
import { LoginThrottle } from '../login-throttle.js';
import { SessionRepository } from '../session.repository.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { SignInNotes } from './sign-in-notes.js';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.js';
import { TwoStepRepository } from './two-step.repository.js';
import type { TwoStepRow } from './two-step.repository.js';

/** Two-step login: beside the password a code of an app, or one of ten recovery codes. */
@Injectable()
export class TwoStep {
  constructor(
    private readonly logins: TwoStepRepository,
    private readonly sessions: SessionRepository,
    private readonly box: SecretBox,
    private readonly throttle: LoginThrottle,
    private readonly notes: SignInNotes,
    private readonly database: Database,
  ) {}

  /** Makes a secret for the app; nothing is on until the app has shown a code. Throws `two-step-is-on`. */
  async begin({ id, email }: Account): Promise<{ secret: string; address: string }> {
    const secret = newTotpSecret();
    if (!(await this.logins.begin(id, this.box.close(secret, id)))) throw twoStepIsOn();
    return { secret, address: totpAddress(secret, email) };
  }

  /**
   * Turns it on with a first code of the app, in the session with this token; in every other one the password alone was shown, which
   * is not enough any more. Answers the recovery codes, which are shown once. Throws `wrong-code`.
   */
  async enable(userId: string, code: string, session: string): Promise<string[]> {
    const begun = await this.logins.find(userId);
    if (!begun) throw twoStepIsOff();
    if (begun.enabledAt) throw twoStepIsOn();
    await this.throttle.countCode(userId);
    const codes = await this.database.transaction(async () => {
      if (!(await this.useAppCode(begun, code))) throw wrongCode();
      if (!(await this.logins.enable(begun))) throw twoStepIsOn();
      await this.sessions.forgetConfirmed(userId, session);
      await this.notes.add(userId, 'twoStepOn');
      return this.newCodes(userId);
    });
    await this.throttle.forgiveCodes(userId);
    return codes;
  }

  /** Throws `two-step-is-off`. */
  disable(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.logins.remove(userId))) throw twoStepIsOff();
      await this.notes.add(userId, 'twoStepOff');
    });
  }

  /** Turns it off in the open transaction, also where it is only begun, and tells the person if it was on. */
  async forget(userId: string): Promise<void> {
    if (await this.logins.remove(userId)) await this.notes.add(userId, 'twoStepOff');
    await this.logins.removeBegun(userId);
  }

  /** New recovery codes in place of the old ones. Throws `two-step-is-off`. */
  renewCodes(userId: string): Promise<string[]> {
    return this.database.transaction(async () => {
      if (!(await this.logins.find(userId))?.enabledAt) throw twoStepIsOff();
      await this.notes.add(userId, 'newCodes');
      return this.newCodes(userId);
    });
  }

  /** Whether it is on, and how many recovery codes are left. */
  async describe(userId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const isOn = Boolean((await this.logins.find(userId))?.enabledAt);
    return { isOn, recoveryCodesLeft: isOn ? await this.logins.countCodes(userId) : 0 };
  }

  /**
   * The second step of a login, or of showing again who one is, once the password was right; nothing where two-step login is off. Wrong codes are counted for the
   * account, wherever they come from. Throws `code-needed`, `wrong-code` and `too-many-tries`.
   */
  async check(userId: string, code: string | undefined): Promise<void> {
    const login = await this.logins.find(userId);
    if (!login?.enabledAt) return;
    if (!code) throw codeNeeded();
    await this.throttle.countCode(userId);
    if (!(await this.useAppCode(login, code)) && !(await this.useRecoveryCode(userId, code)))
      throw wrongCode();
    await this.throttle.forgiveCodes(userId);
  }

  private async useAppCode({ userId, secret: box }: TwoStepRow, code: string): Promise<boolean> {
    const opened = this.box.open(box, userId);
    if (!opened) return false; // its key is gone: recovery codes are left
    const { text: secret, isOld } = opened;
    const step = stepOfCode(secret, code.replace(/\s/g, ''));
    if (step === undefined || !(await this.logins.useStep(userId, step))) return false;
    if (isOld) await this.logins.keepSecret({ userId, secret: box }, this.box.close(secret, userId));
    return true;
  }

  private useRecoveryCode(userId: string, code: string): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.logins.useCode(userId, hashRecoveryCode(code)))) return false;
      await this.notes.add(userId, 'codeUsed');
      return true;
    });
  }

  private async newCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.logins.replaceCodes(userId, codes.map(hashRecoveryCode));
    return codes;
  }
}
