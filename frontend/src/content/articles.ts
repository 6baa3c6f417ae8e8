import { tBlog } from '../languages/blog';
import type { ProseName } from '../languages/catalogue';

/** What lists and previews show of an article; its text is in the folder `prose` of each language. */
export interface Article {
  id: number;
  slug: Exclude<ProseName, 'privacy' | 'terms'>;
  readonly title: string;
  readonly excerpt: string;
  author: string;
  /** YYYY-MM-DD. */
  publishedDate: string;
  /** As "3 min read", from the length of its text: `articles.spec.tsx` counts. */
  readonly readTime: string;
  readonly tags: string[];
  /** A drawing of the library. */
  imageUrl: string;
  featured: boolean;
}

// eslint-disable-next-line no-restricted-syntax -- our name
const author = 'Leaflore';
const publishedDate = '2026-11-23';

/** The articles of the blog, in the order in which they are listed. What is said of them is read when it is shown. */
export const articles: Article[] = [
  {
    id: 1,
    slug: 'common-houseplant-problems-ai-diagnosis',
    get title() {
      return tBlog('problems');
    },
    get excerpt() {
      return tBlog('problemsExcerpt');
    },
    get readTime() {
      return tBlog('problemsTime');
    },
    get tags() {
      return [tBlog('plantHealth'), tBlog('houseplants'), tBlog('watering')];
    },
    author,
    publishedDate,
    imageUrl: '/drawings/unwell/peace-lily.svg',
    featured: true,
  },
  {
    id: 2,
    slug: 'complete-guide-plant-identification-beginners',
    get title() {
      return tBlog('guide');
    },
    get excerpt() {
      return tBlog('guideExcerpt');
    },
    get readTime() {
      return tBlog('guideTime');
    },
    get tags() {
      return [tBlog('identification'), tBlog('beginners'), tBlog('photos')];
    },
    author,
    publishedDate,
    imageUrl: '/drawings/monstera.svg',
    featured: false,
  },
  {
    id: 3,
    slug: 'creating-perfect-indoor-garden-monthly-guide',
    get title() {
      return tBlog('months');
    },
    get excerpt() {
      return tBlog('monthsExcerpt');
    },
    get readTime() {
      return tBlog('monthsTime');
    },
    get tags() {
      return [tBlog('seasons'), tBlog('houseplants'), tBlog('watering'), tBlog('beginners')];
    },
    author,
    publishedDate,
    imageUrl: '/drawings/boston-fern.svg',
    featured: true,
  },
  {
    id: 4,
    slug: 'plant-disease-detection-ai-technology',
    get title() {
      return tBlog('diseases');
    },
    get excerpt() {
      return tBlog('diseasesExcerpt');
    },
    get readTime() {
      return tBlog('diseasesTime');
    },
    get tags() {
      return [tBlog('plantHealth'), tBlog('technology'), tBlog('photos')];
    },
    author,
    publishedDate,
    imageUrl: '/drawings/unwell/tomato.svg',
    featured: false,
  },
];

/** The article at this address. */
export const articleAt = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);

/** Every tag once, as they first come up. */
export const tags = (): string[] => [...new Set(articles.flatMap((article) => article.tags))];

/** Without accents, which not everybody types. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The articles with this tag whose title, excerpt or tags contain every word that is searched for. */
export function findArticles(search: string, tag?: string): Article[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = plain([article.title, article.excerpt, ...article.tags].join(' '));
    return (!tag || article.tags.includes(tag)) && words.every((word) => text.includes(word));
  });
}

const MAX_RELATED = 2;

/** Up to two other articles: those that share most tags first. */
export function relatedTo({ slug, tags }: Article): Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => tags.includes(tag)).length;
  return articles
    .filter((other) => other.slug !== slug)
    .sort((a, b) => shared(b) - shared(a) || a.id - b.id)
    .slice(0, MAX_RELATED);
}
