import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that have always been written may no longer be empty, so that what is read from them has one type. */
export class FactsThatAreThere1795000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table plant_library alter column soil_type set not null, alter column care_instructions set not null`);
    await runner.query(`alter table identification_history alter column user_id set not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identification_history alter column user_id drop not null`);
    await runner.query(`
      alter table plant_library alter column soil_type drop not null, alter column care_instructions drop not null`);
  }
}
