/** A stored photo: its owner and its id. */
export interface PhotoAddress {
  userId: string;
  id: string;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const UUID = new RegExp(`^${ID}$`);
const URL = new RegExp(`^/api/photos/(${ID})/(${ID})\\.webp$`);

export const isPhotoId = (text: string): boolean => UUID.test(text);

/** Store key of the photo, at most 1600 px. */
export const photoKey = ({ userId, id }: PhotoAddress): string => `${userId}/${id}.webp`;

/** Store key of its thumbnail, at most 400 px. */
export const smallKey = ({ userId, id }: PhotoAddress): string => `${userId}/${id}.small.webp`;

/** The address at which its owner sees it. */
export const photoUrl = (photo: PhotoAddress): string => `/api/photos/${photoKey(photo)}`;

/** Parses an address made by `photoUrl`; undefined for any other text. */
export function parsePhotoUrl(url: string): PhotoAddress | undefined {
  const [, userId, id] = URL.exec(url) ?? [];
  return userId && id ? { userId, id } : undefined;
}
