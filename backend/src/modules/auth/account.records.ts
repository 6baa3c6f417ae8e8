import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Units } from './domain/account.js';

/** What an account says of its person, as it is taken along. Never the password, nor what was paid. */
export interface AccountRecord {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  timeZone: string | null;
  units: Units;
  createdAt: string;
}

/** What a backup may give to an account that has not chosen for itself. */
export type AccountSettings = Pick<AccountRecord, 'profileImageUrl' | 'timeZone' | 'units'>;

const GET = {
  name: 'account-record',
  text: `select id, email, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl",
                time_zone as "timeZone", units, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
           from users where id = $1`,
};
const FILL = {
  name: 'account-fill',
  text: `update users set profile_image_url = coalesce(profile_image_url, $2), time_zone = coalesce(time_zone, $3),
                          units = case units when 'metric' then $4 else units end, updated_at = now()
          where id = $1 and (profile_image_url is null and $2::text is not null
                          or time_zone is null and $3::text is not null or units = 'metric' and $4 <> 'metric')
         returning id`,
};
const REMOVE = {
  name: 'account-remove',
  text: `delete from users where id = $1 returning email, first_name as "firstName"`,
};

/** Takes an account along, gives its settings to another one, and removes it. */
@Injectable()
export class AccountRecords {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<AccountRecord | undefined> {
    const [record] = await this.database.query<AccountRecord>(GET, [id]);
    return record;
  }

  /** Sets what the account has not chosen itself; answers whether that was anything. */
  async fill(id: string, { profileImageUrl, timeZone, units }: AccountSettings): Promise<boolean> {
    return (await this.database.query(FILL, [id, profileImageUrl, timeZone, units])).length > 0;
  }

  /** Removes the account with every row that is this person's; undefined when it is gone already. */
  async remove(id: string): Promise<Pick<AccountRecord, 'email' | 'firstName'> | undefined> {
    const [removed] = await this.database.query<Pick<AccountRecord, 'email' | 'firstName'>>(REMOVE, [id]);
    return removed;
  }
}
