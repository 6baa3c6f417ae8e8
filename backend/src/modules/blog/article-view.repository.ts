import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ArticleViewSchema } from './article-view.schema.js';

/** Counts how often articles were read; nothing of who read them. */
@Injectable()
export class ArticleViewRepository {
  constructor(private readonly database: Database) {}

  /** Undefined where there is no such article. */
  async find(slug: string): Promise<number | undefined> {
    return (await this.table.findOneBy({ slug }))?.views;
  }

  async increment(slug: string): Promise<void> {
    await this.table.increment({ slug }, 'views', 1);
  }

  private get table() {
    return this.database.table(ArticleViewSchema);
  }
}
