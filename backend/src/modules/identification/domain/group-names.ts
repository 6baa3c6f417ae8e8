import type { GroupId } from '@leaflore/vision/groups';
import type { NamedGroup } from './sighting.js';

/** What we call the groups of plants that photos do not tell apart. */
const GROUP_NAMES: Record<GroupId, string> = {
  'aloe-haworthia': 'an aloe or a haworthia',
  'climbing-aroid': 'a pothos, a philodendron or a monstera',
  'dumb-cane': 'a dumb cane or a Chinese evergreen',
  fig: 'a fig tree (Ficus)',
  lily: 'a lily',
  orchid: 'an orchid',
  palm: 'a palm',
  pink: 'a pink or a carnation (Dianthus)',
  'prayer-plant': 'a calathea or a prayer plant',
  primrose: 'a primrose',
};

/** A group that our classifier has seen, in words; undefined for one that this version does not know. */
export function groupNamed(id: string, confidence: number): NamedGroup | undefined {
  return Object.hasOwn(GROUP_NAMES, id) ? { name: GROUP_NAMES[id as GroupId], confidence } : undefined;
}
