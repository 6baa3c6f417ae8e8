import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plants of the library are found by what they are called in each language; the seed writes these names, as it does the English ones. */
export class NamesInLanguages1795000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table plant_names add column language text not null default 'en',
        drop constraint plant_names_pkey, add primary key (plant_id, language, name)`);
    await runner.query(`drop index plant_names_beginning`);
    await runner.query(
      `create index plant_names_beginning on plant_names (language, weight, (replace(name, ' ', '')) text_pattern_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from plant_names where language <> 'en'`);
    await runner.query(`drop index plant_names_beginning`);
    await runner.query(`
      alter table plant_names drop constraint plant_names_pkey, drop column language,
        add primary key (plant_id, name)`);
    await runner.query(
      `create index plant_names_beginning on plant_names (weight, (replace(name, ' ', '')) text_pattern_ops)`,
    );
  }
}
