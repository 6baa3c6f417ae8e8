/** Of one plant, in one identification. */
export const MOST_PHOTOS = 5;
