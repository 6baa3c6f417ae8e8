import { DomainError } from '../../../kernel/domain-error.js';

export const DEFAULT_WATER_NEEDS = 'Weekly';
export const DEFAULT_LIGHT_NEEDS = 'Bright indirect';

/** A plant in somebody's garden. */
export interface Plant {
  id: string;
  userId: string;
  /** Its entry in the library, if it has one. */
  libraryId: string | null;
  commonName: string;
  scientificName: string | null;
  description: string | null;
  imageUrl: string | null;
  waterNeeds: string;
  lightNeeds: string;
  soilType: string | null;
  careInstructions: string | null;
  dateAdded: string;
  lastWatered: string | null;
  status: 'healthy' | 'needs-water' | 'needs-care';
}

export type NewPlant = Omit<Plant, 'id' | 'dateAdded' | 'status'>;

export const plantNotFound = () =>
  new DomainError('not-found', 'plant-not-found', 'We cannot find this plant in your garden.');

export const strangePicture = () =>
  new DomainError(
    'invalid',
    'strange-picture',
    'A plant can only show one of your own photos or one of our drawings.',
  );

/** Pictures are ours: a drawing, or a photo of this person. Anything else could follow whoever looks at it. */
export function ownPicture(imageUrl: string | null, userId: string): string | null {
  if (imageUrl === null) return null;
  const isDrawing = /^\/drawings\/[a-z0-9-]+\.svg$/.test(imageUrl);
  const isOwnPhoto = imageUrl.startsWith(`/api/photos/${userId}/`) && /\/[0-9a-f-]{36}\.webp$/.test(imageUrl);
  if (!isDrawing && !isOwnPhoto) throw strangePicture();
  return imageUrl;
}
