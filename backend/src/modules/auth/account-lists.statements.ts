import { columnsOf } from '../../platform/database/columns.js';
import { AccountSchema } from './account.schema.js';

/** *Set-based*: how many accounts there are, and how many of them are premium. */
export const COUNT = {
  name: 'accounts-count',
  text: `select (select count(*) from users)::int as "totalUsers",
                (select count(*) from users where is_premium)::int as "premiumUsers"`,
};

/** *Set-based*: new accounts per day (UTC) since $1, from one index. */
export const SIGN_UPS_PER_DAY = {
  name: 'accounts-per-day',
  text: `select (created_at at time zone 'utc')::date::text as day, count(*)::int as count
           from users where created_at >= $1 group by 1`,
};

/** *Set-based*: the addresses of the accounts $1. */
export const EMAILS = {
  name: 'accounts-emails',
  text: `select id, email from users where id = any($1::uuid[])`,
};

/** That a text of an account begins with $4: a range of the index of that text. U+10FFFF comes after all others. */
const beginning = (text: string) =>
  `(${text} ~>=~ lower($4::text) and ${text} ~<~ (lower($4::text) || U&'\\+10FFFF'))`;

/** Members of an account that admins see in a list. */
export const LISTED = [
  'id',
  'email',
  'firstName',
  'lastName',
  'isPremium',
  'identificationsUsed',
  'emailVerifiedAt',
  'createdAt',
] as const;

const PAGE = `select ${columnsOf(AccountSchema, 'u', LISTED)} from users u where (u.created_at, u.id) < ($2::timestamptz, $3::uuid)`;
const NEWEST_FIRST = 'order by u.created_at desc, u.id desc limit $1';

/** *Set-based*: at most $1 accounts, newest first, before a position ($2, $3). */
export const NEWEST = { name: 'accounts-newest', text: `${PAGE} ${NEWEST_FIRST}` };

/** What a person is searched by; each has an index. */
const SEARCHED = ['lower(u.email)', `lower(u.first_name || ' ' || u.last_name)`, 'lower(u.last_name)'];

/** So many that begin with a text are few: they are sorted. Among more than that the newest are soon found. */
const FEW = 300;
const few = (text: string) =>
  `(select u.id from users u where ${beginning(text)} order by ${text} using ~<~ limit ${FEW})`;

/**
 * *Set-based*: the same of those whose address, first name with last name, or last name begins with $4. Where they are few, they are
 * found by the indices of the texts; else the newest accounts are looked through. That is not left to the planner, which does not
 * know how many begin with a text. Without a name, so that it is planned for the very limit.
 */
export const SEARCH = {
  text: `with few as materialized (${SEARCHED.map(few).join(' union all ')}),
              are as materialized (select count(*) < ${FEW} as few from few)
         select * from (
           (${PAGE} and (select few from are) and u.id in (select id from few) ${NEWEST_FIRST})
           union all
           (${PAGE} and not (select few from are) and (${SEARCHED.map(beginning).join(' or ')}) ${NEWEST_FIRST})
         ) found order by "createdAt" desc, id desc limit $1`,
};
