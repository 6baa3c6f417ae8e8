import { paths } from '../shared/paths';

/** A member's page that the build also renders, once for each plan, so that it can be read before the app's code has arrived. */
interface EarlyPage {
  /** Whether there is also one for newcomers. */
  forNewcomers?: boolean;
  /** The requests that it sends first; `:id` is the last segment of the page's address. */
  asks?: string[];
}

const garden: EarlyPage = { forNewcomers: true, asks: ['/api/care/today', '/api/plants?limit=100'] };

/** What members open often, by the path of its route. For the build only: the app itself has no use for it. */
export const earlyPages: Record<string, EarlyPage> = {
  [paths.home]: garden,
  [paths.easy]: { asks: garden.asks },
  [paths.identify]: {},
  [paths.identifications]: {},
  [paths.garden]: garden,
  [paths.plant(':id')]: { asks: ['/api/plants/:id'] },
};
