import type { makeStoreFor } from './app/store';
import { articles } from './content/articles';
import { guideHead } from './features/library/guide-head';
import { articleHead, blogHead } from './pages/blog/article-head';
import { groups, type PlantGroup } from './pages/plants/groups';
import type { PlantRow } from './pages/plants/plant-rows';
import { plantsHead } from './pages/plants/plants-head';
import { api } from './shared/api/api';
import { guidesApi, type GuideDto } from './shared/api/guides';
import { paths } from './shared/paths';
import { readingPaths } from './shared/reading-paths';
import type { Head } from './shared/seo/page-head';

/** A public page of the library or of the blog. */
export interface Reading {
  path: string;
  head: Partial<Head>;
  /** What the browser needs to render it again, if anything. */
  data?: unknown;
  /** Puts the data where the page looks for it. */
  seed?: (store: Awaited<ReturnType<typeof makeStoreFor>>) => unknown;
}

/** The blog, and the pages of these care guides, of all plants and of each group of plants. */
export const readings = (library: GuideDto[]): Reading[] => [
  { path: paths.blog, head: blogHead() },
  ...articles.map((article) => ({ path: readingPaths.article(article.slug), head: articleHead(article) })),
  ...library.map(guide),
  ...(library.length ? [undefined, ...groups] : []).map((group) => list(group, library)),
];

const guide = (plant: GuideDto): Reading => ({
  path: paths.guide(plant.slug),
  head: guideHead(plant),
  data: plant,
  seed: ({ dispatch }) =>
    // The calls of guides know one more tag than the store's type does.
    dispatch(guidesApi.util.upsertQueryData('getGuide', { slug: plant.slug }, plant) as never),
});

function list(group: PlantGroup | undefined, library: GuideDto[]): Reading {
  const plants = group ? library.filter(group.has) : library;
  const rows = plants.map(({ slug, commonName, scientificName, imageUrl, lightNeeds, care }): PlantRow => ({
    slug,
    commonName,
    scientificName,
    imageUrl,
    lightNeeds,
    care: { oftenWatered: care.oftenWatered },
  }));
  const head = plantsHead(group, rows.length);
  return {
    path: head.path!,
    head,
    data: rows,
    seed: ({ dispatch }) => dispatch(api.util.upsertQueryData('listLibraryPlants', {}, library)),
  };
}
