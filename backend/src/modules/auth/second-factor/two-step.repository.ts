import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { RecoveryCodeSchema, TwoStepSchema } from './second-factor.schema.js';
import type { TwoStepRow } from './second-factor.schema.js';
import { BEGIN } from './two-step.statements.js';

export type { TwoStepRow };
/** The tables that these are read from, for commands without the application. */
export const TWO_STEP_TABLES = [RecoveryCodeSchema, TwoStepSchema];

/** Who logs in with a code, and which codes were used. Each is used once, however many try at the same moment. */
@Injectable()
export class TwoStepRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<TwoStepRow | undefined> {
    return (await this.table.findOneBy({ userId })) ?? undefined;
  }

  /** Keeps the secret of a login that is being set up, in place of an earlier try. False where two-step login is on already. */
  async begin(userId: string, secret: string): Promise<boolean> {
    return (await this.database.query(BEGIN, [userId, secret])).length === 1;
  }

  /** Turns a login on whose secret an app has shown. False where it is on already, or where the secret was replaced meanwhile. */
  async enable({ userId, secret }: TwoStepRow): Promise<boolean> {
    const begun = { userId, secret, enabledAt: IsNull() };
    return (await this.table.update(begun, { enabledAt: new Date() })).affected === 1;
  }

  /** Whether the step, and no later one, was not used before. */
  async useStep(userId: string, step: number): Promise<boolean> {
    return (await this.table.update({ userId, lastStep: LessThan(step) }, { lastStep: step })).affected === 1;
  }

  /** Puts the same secret into a new box, unless another secret has replaced it meanwhile. */
  async keepSecret({ userId, secret }: Pick<TwoStepRow, 'userId' | 'secret'>, box: string): Promise<void> {
    await this.table.update({ userId, secret }, { secret: box });
  }

  /** Whether it was on. */
  async remove(userId: string): Promise<boolean> {
    await this.codes.delete({ userId });
    return (await this.table.delete({ userId, enabledAt: Not(IsNull()) })).affected === 1;
  }

  /** Removes it also where it is only begun, or is being turned on at this moment. */
  async removeBegun(userId: string): Promise<void> {
    await this.table.delete({ userId });
  }

  async replaceCodes(userId: string, hashes: string[]): Promise<void> {
    await this.codes.delete({ userId });
    await this.codes.insert(hashes.map((codeHash) => ({ userId, codeHash })));
  }

  countCodes(userId: string): Promise<number> {
    return this.codes.countBy({ userId });
  }

  /** Whether there was such a code; it is used up. */
  async useCode(userId: string, codeHash: string): Promise<boolean> {
    return (await this.codes.delete({ userId, codeHash })).affected === 1;
  }

  private get table() {
    return this.database.table(TwoStepSchema);
  }

  private get codes() {
    return this.database.table(RecoveryCodeSchema);
  }
}
