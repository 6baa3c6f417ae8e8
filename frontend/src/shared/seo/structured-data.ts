import { faq } from '../../content/faq';
import { site } from './site';

/** A schema.org description, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Who makes the app and writes its texts. */
export const organization = () => ({
  '@type': 'Organization',
  name: 'Leaflore',
  url: site(),
  logo: `${site()}/share.png`,
});

/** The app itself. */
const webApplication = (): StructuredData => ({
  '@type': 'WebApplication',
  name: 'Leaflore',
  url: site(),
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  description: 'Identify plants from a photo and learn how to care for them.',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** The organization behind it. */
const makers = (): StructuredData => organization();

/** The premium plan, at the monthly price. */
const premiumProduct = (): StructuredData => ({
  '@type': 'Product',
  name: 'Leaflore Premium',
  description: 'Unlimited plant identification, AI plant expert chat and community access.',
  brand: organization(),
  offers: { '@type': 'Offer', price: '4.99', priceCurrency: 'USD', url: `${site()}/premium` },
});

/** The questions on the landing page. */
const faqPage = (): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Where a page stands: the pages above it and itself. */
export const breadcrumbs = (...steps: { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site() + path,
  })),
});

/** What pages say about themselves, by name. */
export const structuredData = { webApplication, makers, premiumProduct, faq: faqPage };
export type StructuredDataName = keyof typeof structuredData;
