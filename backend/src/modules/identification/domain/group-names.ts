import type { GroupId } from '@leaflore/vision/groups';
import { texts } from '../../../kernel/languages/texts.js';
import type { NamedGroup } from './sighting.js';

const tIdentification = texts('identification');

/** What we call the groups of plants that photos do not tell apart. */
const GROUP_NAMES: Record<GroupId, () => string> = {
  'aloe-haworthia': () => tIdentification('aloeOrHaworthia'),
  'climbing-aroid': () => tIdentification('climbingAroid'),
  'dumb-cane': () => tIdentification('dumbCane'),
  fig: () => tIdentification('figTree'),
  lily: () => tIdentification('lily'),
  orchid: () => tIdentification('orchid'),
  palm: () => tIdentification('palm'),
  pink: () => tIdentification('pink'),
  'prayer-plant': () => tIdentification('prayerPlant'),
  primrose: () => tIdentification('primrose'),
};

/** A group that our classifier has seen, in words; undefined for one that this version does not know. */
export function groupNamed(id: string, confidence: number): NamedGroup | undefined {
  return Object.hasOwn(GROUP_NAMES, id) ? { name: GROUP_NAMES[id as GroupId](), confidence } : undefined;
}
