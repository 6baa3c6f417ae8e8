import { faq } from '../../content/faq';
import { tHeads } from '../../languages/heads';
import { NAME, site } from './site';
import { organization, type StructuredData } from './structured-data';

/* eslint-disable no-restricted-syntax -- names of schema.org */

/** The app itself. */
const webApplication = (): StructuredData => ({
  '@type': 'WebApplication',
  name: NAME,
  url: site(),
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  description: tHeads('appAbout'),
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** The organization behind it. */
const makers = (): StructuredData => organization();

/** The premium plan, at the monthly price. */
const premiumProduct = (): StructuredData => ({
  '@type': 'Product',
  name: `${NAME} Premium`,
  description: tHeads('premiumOffer'),
  brand: organization(),
  offers: { '@type': 'Offer', price: '4.99', priceCurrency: 'USD', url: `${site()}/premium` },
});

/** The questions on the landing page. */
const faqPage = (): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faq().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What pages say about the app, by name; the build and `write-head.ts` alone read it. */
export const siteData = { webApplication, makers, premiumProduct, faq: faqPage };
export type SiteDataName = keyof typeof siteData;
