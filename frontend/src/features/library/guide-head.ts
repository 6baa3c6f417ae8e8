import { lightWithin } from '../../entities/plant/light-words';
import { tGuide } from '../../languages/guide';
import type { GuideDto } from '../../shared/api/guides';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import type { Head } from '../../shared/seo/page-head';
import { ownAddress } from '../../shared/seo/own-address';
import { picture, site } from '../../shared/seo/site';
import { breadcrumbs, organization } from '../../shared/seo/structured-data';

type Guided = Pick<
  GuideDto,
  'slug' | 'commonName' | 'scientificName' | 'otherNames' | 'rank' | 'description' | 'lightNeeds' | 'imageUrl'
> & { care: Pick<GuideDto['care'], 'water'> };

/** What the page of a care guide tells search engines and link previews. */
export function guideHead(plant: Guided): Partial<Head> {
  const { slug, commonName, scientificName, otherNames, rank, description, lightNeeds, imageUrl, care } =
    plant;
  const path = paths.guide(slug);
  const isNamedLatin = commonName.toLowerCase() === scientificName.toLowerCase();
  const title = isNamedLatin
    ? tGuide('head', { name: commonName })
    : tGuide('headLatin', { name: commonName, latin: scientificName });
  return {
    title,
    path,
    type: 'article',
    image: picture(imageUrl),
    description: tGuide('headAbout', {
      name: commonName,
      water: lowerFirst(care.water),
      light: lightWithin(lightNeeds),
      about: description,
    }),
    data: [
      {
        // eslint-disable-next-line no-restricted-syntax -- a name of schema.org
        '@type': 'Article',
        headline: title,
        description,
        image: site() + picture(imageUrl),
        mainEntityOfPage: ownAddress(path),
        author: organization(),
        publisher: organization(),
        about: {
          // eslint-disable-next-line no-restricted-syntax -- a name of schema.org
          '@type': 'Taxon',
          name: scientificName,
          alternateName: [commonName, ...otherNames],
          taxonRank: rank,
        },
      },
      breadcrumbs({ name: tGuide('plants'), path: readingPaths.plants }, { name: commonName, path }),
    ],
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
