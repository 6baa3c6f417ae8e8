import { tSill } from '../../languages/sill';
import type { Viewed } from './garden-view';

/** The fields of a plant that the windowsill needs. */
export interface OnSill extends Viewed {
  libraryId: string | null;
  imageUrl: string | null;
  outdoors: boolean;
  problem: string | null;
}

/** How a plant looks in its drawing; empty while it is well. */
export type SillLook = '' | 'thirsty' | 'unwell' | 'thirsty-unwell';

/** It hangs while it needs water and has spots while something is wrong with it. */
export const lookOf = ({ needsWater, problem }: Pick<OnSill, 'needsWater' | 'problem'>): SillLook =>
  needsWater ? (problem ? 'thirsty-unwell' : 'thirsty') : problem ? 'unwell' : '';

/** What its drawing says, for people who do not see it: "Peace Lily, needs water". */
export function sillWords(plant: Pick<OnSill, 'commonName' | 'needsWater' | 'problem' | 'status'>): string {
  const name = { name: plant.commonName };
  if (plant.needsWater) return tSill(plant.problem ? 'thirstyUnwell' : 'thirsty', name);
  if (plant.problem) return tSill('unwell', name);
  return tSill(plant.status === 'needs-care' ? 'needsCare' : 'well', name);
}

const DRAWING = /^\/drawings\/([a-z0-9-]+)\.svg$/;

/**
 * The address of the plant's drawing as it looks: that of its picture where this is a drawing, else that of its entry in the
 * library; undefined where it has neither.
 */
export function sillDrawing({ imageUrl, libraryId }: Pick<OnSill, 'imageUrl' | 'libraryId'>, look: SillLook) {
  const name = DRAWING.exec(imageUrl ?? '')?.[1] ?? libraryId;
  return name ? `/drawings/${look && `${look}/`}${name}.svg` : undefined;
}

/** How many stand on a page of this width. */
export const placesOn = (width: number, each: number) => Math.max(1, Math.floor(width / each));

/** A page of the windowsill, from 0: those that need something come on the first pages, and on a page those indoors first. */
export function sillPage<Plant extends OnSill>(
  plants: readonly Plant[],
  page: number,
  places: number,
): Plant[] {
  const shown = plants.slice(page * places, (page + 1) * places);
  return [...shown.filter(({ outdoors }) => !outdoors), ...shown.filter(({ outdoors }) => outdoors)];
}

/** What the whole windowsill says in a sentence. */
export function sillSentence(plants: readonly Pick<OnSill, 'needsWater' | 'problem' | 'status'>[]): string {
  const thirsty = plants.filter(({ needsWater }) => needsWater).length;
  const unwell = plants.filter(
    (each) => each.problem !== null || (each.status === 'needs-care' && !each.needsWater),
  ).length;
  const says = [
    thirsty && tSill('needWater', { count: thirsty }),
    unwell && tSill('areUnwell', { count: unwell }),
  ];
  return says.filter(Boolean).join(', ') || tSill('noneNeedsWater');
}
