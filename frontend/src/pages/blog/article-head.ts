import { articles, type Article } from '../../content/articles';
import { tBlog } from '../../languages/blog';
import { tFrame } from '../../languages/frame';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import type { Head } from '../../shared/seo/page-head';
import { ownAddress } from '../../shared/seo/own-address';
import { picture, site } from '../../shared/seo/site';
import { breadcrumbs, organization } from '../../shared/seo/structured-data';

/** What an article tells search engines and link previews. */
export function articleHead({ slug, title, excerpt, imageUrl, publishedDate, tags }: Article): Partial<Head> {
  const path = readingPaths.article(slug);
  return {
    title,
    path,
    type: 'article',
    description: excerpt,
    image: picture(imageUrl),
    data: [
      {
        '@type': 'Article', // eslint-disable-line no-restricted-syntax -- of schema.org
        headline: title,
        description: excerpt,
        image: site() + picture(imageUrl),
        datePublished: publishedDate,
        keywords: tags,
        mainEntityOfPage: ownAddress(path),
        author: organization(),
        publisher: organization(),
      },
      breadcrumbs({ name: tFrame('blog'), path: paths.blog }, { name: title, path }),
    ],
  };
}

/** What the list of articles tells them. */
export const blogHead = (): Partial<Head> => ({
  data: [
    {
      '@type': 'Blog', // eslint-disable-line no-restricted-syntax -- of schema.org
      name: tBlog('ofLeaflore'),
      url: ownAddress(paths.blog),
      blogPost: articles.map(({ title, slug }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: ownAddress(readingPaths.article(slug)),
      })),
    },
  ],
});
