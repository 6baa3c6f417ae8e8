/** Photos of one plant in one identification. */
export const MAX_PHOTOS = 5;
