import { EntitySchema } from 'typeorm';

/** How many calls of paid providers were made on a day: for one account, from one address, or in total. */
export interface PaidCallRow {
  /** UTC, such as 2026-05-01. */
  day: string;
  scope: 'account' | 'address' | 'total';
  /** The account's id, or the address; empty for the total. */
  key: string;
  calls: number;
}

export const PaidCallSchema = new EntitySchema<PaidCallRow>({
  name: 'paid-call',
  tableName: 'paid_calls',
  columns: {
    day: { type: 'date', primary: true },
    scope: { type: 'text', primary: true },
    key: { type: 'text', primary: true },
    calls: { type: 'integer' },
  },
});
