/** Its common name. */
// eslint-disable-next-line no-restricted-syntax -- a value of the library
export const FEATURED = 'Jade Plant';

/** The plant of the week: the Jade Plant, or the first one where it is missing. */
export const featuredPlant = <Plant extends { commonName: string }>(plants: Plant[]): Plant | undefined =>
  plants.find(({ commonName }) => commonName === FEATURED) ?? plants[0];
