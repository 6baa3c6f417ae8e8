/** What a member of a household may do in a garden: see it and tick tasks, or change all of it. */
export const GARDEN_RIGHTS = ['tick', 'change'] as const;
export type GardenRight = (typeof GARDEN_RIGHTS)[number];

/** A member of a household, who acts in the garden of another person. */
export interface ActingMember {
  id: string;
  may: GardenRight;
  /** The first name of the person whose garden it is. */
  ownerName: string;
}
