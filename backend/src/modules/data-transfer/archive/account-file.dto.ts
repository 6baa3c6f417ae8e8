import { LANGUAGES } from '../../../kernel/languages/language.js';
import { IsZone } from '../../../platform/http/validators.js';
import type { AccountRecord } from '../../auth/index.js';
import type { ReminderRecord } from '../../reminders/index.js';
import { Flag, Inner, OneOf, OrNull, Picture, Whole, Words } from './checks.js';
import type { AccountFile } from './format.js';

class ReminderRecordDto implements ReminderRecord {
  @Flag() enabled: boolean;
  @Whole(6, 20) hour: number;
  @Flag() email: boolean;
}

/** The part of an account's file that is imported. Name and email stay those of the account that imports it. */
export class AccountFileDto implements Pick<
  AccountFile,
  'profileImage' | 'timeZone' | 'units' | 'easyView' | 'language' | 'reminders'
> {
  @OrNull() @Picture() profileImage: string | null;
  @OrNull() @IsZone() timeZone: string | null;
  @OneOf(['metric', 'imperial']) units: AccountRecord['units'];
  /** Backups from before it was there do not have it. */
  @OrNull() @Flag() easyView: boolean | null;
  /** The same. */
  @OrNull() @OneOf(LANGUAGES) language: AccountRecord['language'];
  @OrNull() @Inner(() => ReminderRecordDto) reminders: ReminderRecordDto | null;
}

export class ManifestDto {
  @Words(50) format: string;
  @Whole(1, 1_000_000) version: number;
}
