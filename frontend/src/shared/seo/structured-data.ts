import { ownAddress } from './own-address';
import { NAME, site } from './site';

/** A schema.org description, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Who makes the app and writes its texts. */
export const organization = () => ({
  '@type': 'Organization', // eslint-disable-line no-restricted-syntax -- of schema.org
  name: NAME,
  url: site(),
  logo: `${site()}/share.png`,
});

/** Where a page stands: the pages above it and itself. */
export const breadcrumbs = (...steps: { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ownAddress(path),
  })),
});
