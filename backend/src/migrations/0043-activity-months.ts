import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/**
 * The activity log is a table of months. What was written before stays where it is and becomes the first part, `earlier`: it is
 * indexed and checked beside its writers, and attached without being read, so only moments of the change lock anybody out.
 * May be interrupted anywhere, and begins again.
 */
export class ActivityMonths1795000000043 implements MigrationInterface {
  /** An index is made beside writers outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [{ relkind }] = (await runner.query(
      `select relkind from pg_class where oid = 'user_activities'::regclass`,
    )) as [{ relkind: string }];
    if (relkind === 'p') return;
    await runner.query(`drop index concurrently if exists user_activities_key`);
    await runner.query(
      `create unique index concurrently user_activities_key on user_activities (id, created_at)`,
    );
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      const end = await this.bound(runner);
      await patiently(() => runner.query(attach(end)));
    } finally {
      await runner.query(`reset lock_timeout`);
    }
  }

  /** Copies the entries into one table again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table one_log (like user_activities including defaults);
      insert into one_log select distinct on (id) * from user_activities order by id, created_at;
      drop schema activity_months cascade;
      drop table user_activities;
      alter table one_log rename to user_activities;
      alter table user_activities add primary key (id), add foreign key (user_id) references users on delete cascade;
      ${INDICES}`);
  }

  /** Makes sure, without locking anybody out, that what was written so far ends before a month, and answers its first day. */
  private async bound(runner: QueryRunner): Promise<string> {
    const [{ end }] = (await runner.query(`
      select to_char(case when exists (select from user_activities)
                          then date_trunc('month', now() at time zone 'utc' + interval '1 day') + interval '1 month'
                          else date_trunc('month', now() at time zone 'utc') end, 'YYYY-MM-DD') as end`)) as [
      { end: string },
    ];
    await patiently(() =>
      runner.query(`
        alter table user_activities drop constraint if exists user_activities_end;
        alter table user_activities add constraint user_activities_end check (created_at < '${end} 00:00+00') not valid`),
    );
    // Entries of the future are from a clock that was wrong.
    await runner.query(`update user_activities set created_at = now() where created_at >= '${end} 00:00+00'`);
    await runner.query(`alter table user_activities validate constraint user_activities_end`);
    return end;
  }
}

const INDICES = `
  create index user_activities_newest on user_activities (created_at desc, id desc);
  create index user_activities_user on user_activities (user_id);
  create index user_activities_addresses on user_activities (created_at) where ip_address is not null;`;

/**
 * Owned by the role that migrates and callable by the app, which may create and drop nothing itself. They go by the database's clock alone, in UTC.
 * They wait for a lock half a second at most, which is less than Postgres needs to see a deadlock: so they give way to people, never
 * the other way round, and are called again.
 */
const FUNCTIONS = `
  create view activity_months.parts as
    select c.oid::regclass as part,
           substring(pg_get_expr(c.relpartbound, c.oid) from $$FROM \\('([^']+)'\\)$$)::timestamptz as since,
           substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([^']+)'\\)$$)::timestamptz as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.user_activities'::regclass;

  create function activity_months.make_one(since timestamptz, until timestamptz) returns void language plpgsql as $$
  declare
    name text := to_char(since at time zone 'utc', '"m"YYYY_MM');
  begin
    if exists (select from activity_months.parts p where p.until > make_one.since and coalesce(p.since < make_one.until, true)) then
      return;
    end if;
    lock table activity_months.others in access exclusive mode;
    execute format('create table activity_months.%I (like public.user_activities including all)', name);
    -- A clock was ahead, or nobody made the month in time.
    execute format('with moved as (delete from activity_months.others where created_at >= $1 and created_at < $2 returning *)
                    insert into activity_months.%I select * from moved', name) using since, until;
    execute format('alter table public.user_activities attach partition activity_months.%I for values from (%L) to (%L)',
                   name, since, until);
  end $$;

  create function activity_months.make(ahead int) returns void language plpgsql
    security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
  begin
    if not pg_try_advisory_xact_lock(hashtext('activity_months')) then return; end if;
    for n in 0..least(ahead, 12) loop
      perform activity_months.make_one(date_trunc('month', now()) + n * interval '1 month',
                                       date_trunc('month', now()) + (n + 1) * interval '1 month');
    end loop;
  end $$;

  create function activity_months.drop_older(days int) returns void language plpgsql
    security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '500ms' as $$
  declare
    old regclass;
  begin
    if days < 62 then raise exception 'Entries are kept for 62 days or more.'; end if;
    if not pg_try_advisory_xact_lock(hashtext('activity_months')) then return; end if;
    for old in select part from activity_months.parts where coalesce(since, until) <= now() - make_interval(days => days) loop
      execute format('drop table %s', old);
    end loop;
  end $$;

  revoke execute on all functions in schema activity_months from public;`;

/** One transaction: there is a table of parts, the old one is the first of them, and what makes and drops the others. */
const attach = (end: string) => `
  drop schema if exists activity_months cascade; -- left behind by a schema public that was dropped
  create schema activity_months;
  alter table user_activities drop constraint user_activities_pkey,
    add constraint user_activities_pkey primary key using index user_activities_key;
  alter table user_activities rename to earlier;
  alter table earlier set schema activity_months;
  create table user_activities (like activity_months.earlier including defaults) partition by range (created_at);
  alter table user_activities add primary key (id, created_at), add foreign key (user_id) references users on delete cascade;
  ${INDICES}
  alter table user_activities attach partition activity_months.earlier for values from (minvalue) to ('${end} 00:00+00');
  alter table activity_months.earlier drop constraint user_activities_end;
  create table activity_months.others partition of user_activities default;
  ${FUNCTIONS}
  select activity_months.make(3)`;
