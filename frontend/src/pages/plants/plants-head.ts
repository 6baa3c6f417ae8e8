import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import type { Head } from '../../shared/seo/page-head';
import { breadcrumbs } from '../../shared/seo/structured-data';
import type { PlantGroup } from './groups';

/** What the page of a group of plants, or of all plants, tells search engines. */
export function plantsHead(group: PlantGroup | undefined, count: number): Partial<Head> {
  const all = { name: 'Plants', path: readingPaths.plants };
  const path = group ? paths.guide(group.slug) : readingPaths.plants;
  const title = group?.title ?? ALL_TITLE;
  return {
    title,
    path,
    description: group
      ? `${count} plants with a drawing and a care guide each. ${group.lead}`
      : `${count} care guides: water, light, soil and safety for pets, with a drawing of each plant.`,
    data: [breadcrumbs(all, ...(group ? [{ name: title, path }] : []))],
  };
}

export const ALL_TITLE = 'All Plants';
