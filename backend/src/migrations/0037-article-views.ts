import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each article of the blog was read; which articles there are. */
export class ArticleViews1795000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table article_views (slug text primary key, views integer not null default 0 check (views >= 0))`,
    );
    await runner.query(`
      insert into article_views (slug) values
        ('common-houseplant-problems-ai-diagnosis'),
        ('complete-guide-plant-identification-beginners'),
        ('creating-perfect-indoor-garden-monthly-guide'),
        ('plant-disease-detection-ai-technology')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table article_views`);
  }
}
