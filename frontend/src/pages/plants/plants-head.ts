import { tPlants } from '../../languages/plants';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import type { Head } from '../../shared/seo/page-head';
import { breadcrumbs } from '../../shared/seo/structured-data';
import type { PlantGroup } from './groups';

/** What the page of a group of plants, or of all plants, tells search engines. */
export function plantsHead(group: PlantGroup | undefined, number: number): Partial<Head> {
  const all = { name: tPlants('plants'), path: readingPaths.plants };
  const path = group ? paths.guide(group.slug) : readingPaths.plants;
  const title = group?.title() ?? tPlants('allTitle');
  return {
    title,
    path,
    description: group
      ? tPlants('groupAbout', { number, lead: group.lead() })
      : tPlants('allAbout', { number }),
    data: [breadcrumbs(all, ...(group ? [{ name: title, path }] : []))],
  };
}
