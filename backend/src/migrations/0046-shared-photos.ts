import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDICES = {
  plants_photo: `plants (image_url) where image_url like '/api/photos/%'`,
  journal_entries_photo: `journal_entries (image_url) where image_url is not null`,
};

/** Finds the plant or the note that shows a photo, before a member of a household may see it. May be interrupted anywhere, and begins again. */
export class SharedPhotos1795000000046 implements MigrationInterface {
  /** An index is made beside writers outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDICES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDICES)) await runner.query(`drop index if exists ${name}`);
  }
}
