/** Its common name in English, by which every language finds it. */
// eslint-disable-next-line no-restricted-syntax -- a value of the library
export const FEATURED = 'Jade Plant';

/** Whatever it is called. */
export const isFeatured = ({ slug }: { slug: string }) => slug === 'jade-plant';

/** The plant of the week: the Jade Plant, or the first one where it is missing. */
export const featuredPlant = <Plant extends { slug: string }>(plants: Plant[]): Plant | undefined =>
  plants.find(isFeatured) ?? plants[0];
