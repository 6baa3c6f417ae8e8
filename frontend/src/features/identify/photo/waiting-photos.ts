import type { PhotoIssue } from '@leaflore/vision/photo-quality';

/** A photo to be identified, and what makes it hard to recognise. */
export interface ChosenPhoto {
  id: number;
  /** The name of its file. */
  name: string;
  bytes: Blob;
  /** An address to show it by; null if this browser cannot open it. */
  preview: string | null;
  issues: PhotoIssue[];
}

/** The photos of one plant, for as long as the page is open. */
interface Waiting {
  photos: ChosenPhoto[];
  /** The identification that they were sent for. */
  sentAs?: string;
  /** Its answer has been shown. */
  isAnswered?: boolean;
}

/** By the store of the app: they are gone with the page. */
export const waitingPhotos = new WeakMap<object, Waiting>();

/** The photos that this tab has sent for an identification; undefined for any other one. */
export function photosSentAs(app: object, id: string): Waiting | undefined {
  const waiting = waitingPhotos.get(app);
  return waiting?.sentAs === id ? waiting : undefined;
}

/** Gives back the memory of a photo's preview. */
export const forgetPhoto = ({ preview }: ChosenPhoto) => preview && URL.revokeObjectURL(preview);
