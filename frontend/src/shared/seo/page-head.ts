import type { StructuredData, StructuredDataName } from './structured-data';

/** What a page tells browsers, search engines and link previews about itself. */
export interface Head {
  /** The title of its route, under which `descriptions.ts` describes it. */
  route: string;
  title: string;
  /** That of the route when left out. */
  description?: string;
  /** The canonical address; the current one without its query when left out. */
  path?: string;
  image?: string;
  type?: 'website' | 'article';
  /** By name, or as a page describes itself. */
  data?: (StructuredDataName | StructuredData)[];
}
