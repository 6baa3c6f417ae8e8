/** One thing described in the words of schema.org, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

const site = () => location.origin;
const organization = () => ({
  '@type': 'Organization',
  name: 'Leaflore',
  url: site(),
  logo: `${site()}/share.png`,
});

/** The app itself. */
export const webApplication = (): StructuredData => ({
  '@type': 'WebApplication',
  name: 'Leaflore',
  url: site(),
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  description: 'Identify plants from a photo and learn how to care for them.',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** Who makes it. */
export const makers = (): StructuredData => organization();

/** The premium plan, at the monthly price. */
export const premiumProduct = (): StructuredData => ({
  '@type': 'Product',
  name: 'Leaflore Premium',
  description: 'Unlimited plant identification, AI plant expert chat and community access.',
  brand: organization(),
  offers: { '@type': 'Offer', price: '4.99', priceCurrency: 'USD', url: `${site()}/premium` },
});

/** A blog article; the date as YYYY-MM-DD. */
export const article = (about: {
  title: string;
  excerpt: string;
  author: string;
  publishedDate: string;
  imageUrl: string;
}): StructuredData => ({
  '@type': 'Article',
  headline: about.title,
  description: about.excerpt,
  author: { '@type': 'Organization', name: about.author },
  datePublished: about.publishedDate,
  image: new URL(about.imageUrl, site()).href,
  publisher: organization(),
});

/** Questions and answers that stand on the page. */
export const faq = (entries: { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
