import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The id of a photo in its address or in the address of its thumbnail. */
const PHOTO = `'^/api/photos/${ID}/(${ID})(?:\\.small)?\\.webp$'`;

const TRIGGERS = { plants: 'image_url', journal_entries: 'image_url', users: 'profile_image_url' };

export class Uploads1795000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photos (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        check_at timestamptz not null default now() + interval '1 day',
        removed_at timestamptz
      )`);
    await runner.query(`create index photos_own on photos (user_id)`);
    await runner.query(`create index photos_check on photos (check_at) where removed_at is null`);
    await runner.query(`create index photos_removed on photos (created_at) where removed_at is not null`);
    await runner.query(`
      insert into photos (id, user_id, created_at)
      select substring(url from ${PHOTO})::uuid, user_id, created_at
        from identification_history, unnest(image_urls) url
       where user_id is not null and url ~ ${PHOTO}
          on conflict do nothing`);
    await runner.query(`
      create view photos_in_use (user_id, photo) as
      select user_id, substring(unnest(image_urls) from ${PHOTO}) from identification_history
      union all select user_id, substring(image_url from ${PHOTO}) from plants
      union all select user_id, substring(image_url from ${PHOTO}) from journal_entries
      union all select id, substring(profile_image_url from ${PHOTO}) from users`);
    // A transaction that starts to use a photo locks its row, so that it is not removed in the meantime. One that was
    // removed just before is refused.
    await runner.query(`
      create function keep_photo() returns trigger language plpgsql as $$
      begin
        perform from photos where id = substring(to_jsonb(new) ->> tg_argv[0] from ${PHOTO})::uuid for key share;
        if exists (select from photos where removed_at is not null
                    and id = substring(to_jsonb(new) ->> tg_argv[0] from ${PHOTO})::uuid) then
          raise exception 'this photo was removed'
            using errcode = 'foreign_key_violation', constraint = 'photos_kept';
        end if;
        return new;
      end $$`);
    for (const [table, column] of Object.entries(TRIGGERS))
      await runner.query(`
        create trigger ${table}_keep_photo before insert or update of ${column} on ${table}
        for each row when (new.${column} like '/api/photos/%') execute function keep_photo('${column}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TRIGGERS))
      await runner.query(`drop trigger ${table}_keep_photo on ${table}`);
    await runner.query(`drop function keep_photo`);
    await runner.query(`drop view photos_in_use`);
    await runner.query(`drop table photos`);
  }
}
