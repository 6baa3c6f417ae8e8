import type { RouteName } from './route-heads';
import type { SiteDataName } from './site-data';
import type { StructuredData } from './structured-data';

/** What a page tells browsers, search engines and link previews about itself. */
export interface Head {
  /** The name of its route in `route-heads.ts`. */
  route: RouteName;
  /** Those of the route when left out. */
  title?: string;
  description?: string;
  /** The canonical address; the current one without its query when left out. */
  path?: string;
  image?: string;
  type?: 'website' | 'article';
  /** By name, or as a page describes itself. */
  data?: (SiteDataName | StructuredData)[];
}
