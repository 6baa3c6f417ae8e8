import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LibraryWords1795000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists fuzzystrmatch`);
    // Each word of the names once, for looking up mistyped words. A word whose names are gone does no harm.
    await runner.query(`create table plant_words (word text collate "C" primary key)`);
    await runner.query(`
      create function keep_plant_words() returns trigger language plpgsql as $$
      begin
        insert into plant_words select distinct word from added, string_to_table(name, ' ') word
          where word <> '' on conflict do nothing;
        return null;
      end $$`);
    await runner.query(`
      create trigger plant_names_words after insert on plant_names
        referencing new table as added for each statement execute function keep_plant_words()`);
    await runner.query(
      `insert into plant_words select distinct word from plant_names, string_to_table(name, ' ') word where word <> ''`,
    );
    // Names without blanks, common names apart from others, so that the first of either are read in order.
    await runner.query(
      `create index plant_names_beginning on plant_names (weight, (replace(name, ' ', '')) text_pattern_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index plant_names_beginning`);
    await runner.query(`drop trigger plant_names_words on plant_names`);
    await runner.query(`drop function keep_plant_words`);
    await runner.query(`drop table plant_words`);
  }
}
