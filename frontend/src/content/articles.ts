/** What lists and previews show of an article; its text is in `articles/`, in a file of its own. */
export interface Article {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** YYYY-MM-DD. */
  publishedDate: string;
  /** As "3 min read", from the length of its text: `articles.spec.tsx` counts. */
  readTime: string;
  tags: string[];
  /** A drawing of the library. */
  imageUrl: string;
  featured: boolean;
}

const author = 'Leaflore';
const publishedDate = '2026-11-23';

/** The articles of the blog, in the order in which they are listed. */
export const articles: Article[] = [
  {
    id: 1,
    slug: 'common-houseplant-problems-ai-diagnosis',
    title: 'Common Houseplant Problems, and How to Find the Cause',
    excerpt:
      'Yellow leaves, brown tips, a limp plant in wet soil: seven signs, what each most often means, and what to do first.',
    author,
    publishedDate,
    readTime: '3 min read',
    tags: ['Plant Health', 'Houseplants', 'Watering'],
    imageUrl: '/drawings/unwell/peace-lily.svg',
    featured: true,
  },
  {
    id: 2,
    slug: 'complete-guide-plant-identification-beginners',
    title: 'Plant Identification for Beginners: A Complete Guide',
    excerpt:
      'What to look at, in which order, and how to take the photo: leaves, stems, flowers, and the signs that tell a plant from its double.',
    author,
    publishedDate,
    readTime: '3 min read',
    tags: ['Identification', 'Beginners', 'Photos'],
    imageUrl: '/drawings/monstera.svg',
    featured: false,
  },
  {
    id: 3,
    slug: 'creating-perfect-indoor-garden-monthly-guide',
    title: 'A Good Indoor Garden, Month by Month',
    excerpt:
      'What houseplants need through the year: twelve short lists, for the north and the south of the world.',
    author,
    publishedDate,
    readTime: '3 min read',
    tags: ['Seasons', 'Houseplants', 'Watering', 'Beginners'],
    imageUrl: '/drawings/boston-fern.svg',
    featured: true,
  },
  {
    id: 4,
    slug: 'plant-disease-detection-ai-technology',
    title: 'How AI Finds Plant Diseases in Photos, and Where It Fails',
    excerpt:
      'What a computer sees in a photo of a leaf, why 99 percent in the laboratory became 31 percent outside, and how to use such an answer.',
    author,
    publishedDate,
    readTime: '3 min read',
    tags: ['Plant Health', 'Technology', 'Photos'],
    imageUrl: '/drawings/unwell/tomato.svg',
    featured: false,
  },
];

/** The article at this address. */
export const articleAt = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);

/** Every tag once, as they first come up. */
export const tags: string[] = [...new Set(articles.flatMap((article) => article.tags))];

/** The articles with this tag whose title, excerpt or tags contain every word that is searched for. */
export function findArticles(search: string, tag?: string): Article[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = [article.title, article.excerpt, ...article.tags].join(' ').toLowerCase();
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
