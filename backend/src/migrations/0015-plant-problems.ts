import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What ails a plant, and how it is treated. `plants.problem` stays as the title of the open problem, for the lists. A step of a
 * treatment is a custom task that belongs to a problem, so that a version that knows no treatments shows it as well.
 */
export class PlantProblems1795000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plant_problems (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        plant_id uuid not null,
        diagnosis text,
        title text not null,
        words text,
        answers jsonb not null default '{}',
        causes jsonb not null default '[]',
        opened_on date not null,
        photo_on date,
        look_again_on date,
        closed_on date,
        outcome text check (outcome in ('better', 'not-better', 'mistaken')),
        created_at timestamptz(3) not null default now(),
        foreign key (plant_id, user_id) references plants (id, user_id) on delete cascade,
        check ((closed_on is null) = (outcome is null))
      )`);
    await runner.query(
      `create unique index plant_problems_open on plant_problems (plant_id) where closed_on is null`,
    );
    await runner.query(
      `create index plant_problems_plant on plant_problems (plant_id, created_at desc, id desc)`,
    );
    await runner.query(`create index plant_problems_own on plant_problems (user_id, created_at, id)`);
    await runner.query(`
      alter table care_tasks
        add column problem_id uuid references plant_problems on delete cascade,
        add column step text,
        add constraint care_tasks_treat check ((problem_id is null) = (step is null))`);
    await runner.query(
      `create unique index care_tasks_step on care_tasks (problem_id, step) where problem_id is not null`,
    );
    await runner.query(`
      insert into plant_problems (user_id, plant_id, title, words, opened_on)
      select user_id, id, coalesce(nullif(trim(problem), ''), 'It looks unwell'), nullif(trim(problem), ''), current_date
        from plants where problem is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from care_tasks where problem_id is not null`);
    await runner.query(`alter table care_tasks drop column problem_id, drop column step`);
    await runner.query(`drop table plant_problems`);
  }
}
