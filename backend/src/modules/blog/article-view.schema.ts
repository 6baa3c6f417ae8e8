import { EntitySchema } from 'typeorm';

/** How often an article was read. */
export interface ArticleViewRow {
  slug: string;
  views: number;
}

export const ArticleViewSchema = new EntitySchema<ArticleViewRow>({
  name: 'article-view',
  tableName: 'article_views',
  columns: { slug: { type: 'text', primary: true }, views: { type: 'integer', default: 0 } },
});
