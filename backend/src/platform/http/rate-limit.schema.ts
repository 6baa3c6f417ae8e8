import { EntitySchema } from 'typeorm';
import { wholeNumber } from '../database/whole-number.js';

/** A counter as `rate-limiter-flexible` keeps it; `expire` is in milliseconds since 1970. */
export interface RateLimitRow {
  key: string;
  points: number;
  expire: number | null;
}

export const RateLimitSchema = new EntitySchema<RateLimitRow>({
  name: 'rate-limit',
  tableName: 'rate_limits',
  columns: {
    key: { type: 'text', primary: true },
    points: { type: 'integer', default: 0 },
    expire: { type: 'bigint', nullable: true, transformer: wholeNumber },
  },
});
