import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The id of a photo in its address or in the address of its thumbnail. */
const PHOTO = `'^/api/photos/${ID}/(${ID})(?:\\.small)?\\.webp$'`;
const IN_USE = `
  select user_id, substring(unnest(image_urls) from ${PHOTO}) from identification_history
  union all select user_id, substring(image_url from ${PHOTO}) from plants
  union all select user_id, substring(image_url from ${PHOTO}) from journal_entries
  union all select id, substring(profile_image_url from ${PHOTO}) from users
  union all select user_id, substring(image_url from ${PHOTO}) from community_photos`;

/** A question to the plant expert may have a photo; a reply knows when it was last written on. */
export class ChatPhotos1795000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table chat_messages add image_url text, add touched_at timestamptz not null default now()`,
    );
    await runner.query(`
      create or replace view photos_in_use (user_id, photo) as ${IN_USE}
      union all select user_id, substring(image_url from ${PHOTO}) from chat_messages`);
    await runner.query(`
      create trigger chat_messages_keep_photo before insert or update of image_url on chat_messages
      for each row when (new.image_url like '/api/photos/%') execute function keep_photo('image_url')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger chat_messages_keep_photo on chat_messages`);
    await runner.query(`create or replace view photos_in_use (user_id, photo) as ${IN_USE}`);
    await runner.query(`alter table chat_messages drop image_url, drop touched_at`);
  }
}
