import pg from 'pg';
import { createDatabase } from '../../test/database.js';
import { grantToApp } from './app-role.js';
import { appRoleOf, configuredUrls } from './database-urls.js';
import { migrateAndSeed } from './migrate-and-seed.js';
import { readConfig } from '../platform/config/config.js';

const FORBIDDEN = '42501'; // insufficient_privilege

describe('the role of API and worker', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let app: pg.Client;
  beforeAll(async () => {
    database = await createDatabase();
    app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
  });
  afterAll(async () => {
    await app.end();
    await database.drop();
  });

  it.each([
    'create table pots (id int)',
    'create schema pots',
    'create extension file_fdw',
    'create role gardener',
    'create database pots',
    `create function pot() returns int language sql as 'select 1'`,
    'drop table plants',
    'drop index users_email',
    'alter table users add column pot text',
    'alter table users disable trigger all',
    'truncate plants cascade',
    `copy plants to program 'cat'`,
    `copy plants from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    `select pg_ls_dir('/')`,
    `select lo_import('/etc/passwd')`,
    `alter system set fsync = off`,
    'set role postgres',
    'set session authorization postgres',
    'select rolpassword from pg_authid',
    `update plant_library set common_name = 'Weed'`,
    'delete from migrations',
    'delete from bullmq.migration',
    'create table bullmq.pots (id int)',
    'create table activity_months.pots (id int)',
    'select from activity_months.earlier',
    'drop table activity_months.others',
    `select activity_months.make_one('2040-01-01', '2040-02-01')`,
  ])('may not: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toMatchObject({ code: FORBIDDEN });
  });

  it('owns nothing, and may do no more than log in', async () => {
    const { rows } = await app.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty,
              (select count(*)::int from pg_class where relowner = r.oid) as owns
         from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ mighty: false, owns: 0 }]);
  });

  it('reads and writes the rows of tables that a migration adds', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query('create table pots (id int generated always as identity, colour text)');
    await expect(app.query('select from pots')).rejects.toMatchObject({ code: FORBIDDEN });
    await migrateAndSeed(database.url, new URL(database.appUrl).username);
    const { rows } = await app.query(`insert into pots (colour) values ('blue') returning id`);
    expect(rows).toEqual([{ id: 1 }]);
    await owner.end();
  });

  it('may have a name that needs quotes', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query('create role "green; drop table users"');
    await grantToApp(owner, 'green; drop table users');
    const { rows } = await owner.query(
      `select has_table_privilege('green; drop table users', 'users', 'insert') as may`,
    );
    expect(rows).toEqual([{ may: true }]);
    await owner.query('drop owned by "green; drop table users"; drop role "green; drop table users"');
    await owner.end();
  });
});

describe('the database of the settings', () => {
  const DATABASE_URL = 'postgres://leaflore_app:a@db.test/leaflore';
  const MIGRATION_DATABASE_URL = 'postgres://leaflore:b@db.test/leaflore';

  it('is migrated by its owner and used by another role', () => {
    const urls = configuredUrls(readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL }))!;
    expect(urls).toEqual({ owner: MIGRATION_DATABASE_URL, app: DATABASE_URL });
    expect(appRoleOf(urls)).toBe('leaflore_app');
  });

  it('may be migrated and used by one role', () => {
    const urls = configuredUrls(readConfig({ DATABASE_URL }))!;
    expect(urls).toEqual({ owner: DATABASE_URL, app: DATABASE_URL });
    expect(appRoleOf(urls)).toBeUndefined();
  });
});
