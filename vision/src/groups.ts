/**
 * Plants that photos often do not tell apart, though they say clearly what kind of plant it is: a botanical family or
 * genus, or two genera that gardeners mix up. No plant that people eat is among them. Also folders of photos of which too
 * few are there for a class: they show whether a group is named rightly.
 */
const GROUPS = {
  'aloe-haworthia': ['aloe_vera', 'haworthia'],
  'climbing-aroid': [
    'epipremnum_pothos',
    'monstera_adansonii',
    'monstera_deliciosa',
    'philodendron',
    'scindapsus',
    'syngonium_arrowhead',
    'thaumatophyllum_selloum',
  ],
  'dumb-cane': ['aglaonema', 'dieffenbachia'],
  fig: ['ficus_benjamina', 'ficus_elastica', 'ficus_lyrata'],
  lily: ['lilium', 'lilium_lancifolium'],
  orchid: ['cattleya', 'paphiopedilum', 'phalaenopsis'],
  palm: ['chamaedorea_parlor_palm', 'dypsis_areca_palm', 'howea_kentia_palm', 'rhapis_lady_palm'],
  pink: ['dianthus_barbatus', 'dianthus_caryophyllus'],
  'prayer-plant': ['calathea', 'maranta_prayer_plant'],
  primrose: ['primula_garden', 'primula_veris'],
} as const;

export type GroupId = keyof typeof GROUPS;

/** The evidence from which on a group may be named. */
export type SureGroups = Partial<Record<GroupId, number>>;

export const GROUP_IDS = Object.keys(GROUPS) as GroupId[];

const BY_CLASS = new Map<string, GroupId>(
  GROUP_IDS.flatMap((id) => GROUPS[id].map((classId) => [classId, id] as const)),
);

/** The group that a class belongs to, if it belongs to one. */
export const groupOf = (classId: string): GroupId | undefined => BY_CLASS.get(classId);
