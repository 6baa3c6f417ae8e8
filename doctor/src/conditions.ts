/** What is known without asking: where the plant stands, the season there, and what its care says. */
export const CONDITIONS = [
  'indoors',
  'outdoors',
  'spring',
  'summer',
  'autumn',
  'winter',
  'dim',
  'sunny',
  'overdue',
  'just-watered',
  'repotted',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Facts of a garden, as far as they are known. */
export interface Circumstances {
  /** 1 to 12. */
  month?: number | undefined;
  hemisphere?: 'north' | 'south' | 'tropics' | undefined;
  indoors?: boolean | undefined;
  light?: 'low' | 'medium' | 'bright' | 'sun' | undefined;
  /** Days since it was watered, and the usual wait between two waterings. */
  wateredDaysAgo?: number | undefined;
  waterEveryDays?: number | undefined;
  repottedDaysAgo?: number | undefined;
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];
export type Hemisphere = NonNullable<Circumstances['hemisphere']>;
/** A plant takes about so long to settle after it was repotted. */
const SETTLING_DAYS = 28;

/** The conditions that follow from the facts; none from a fact that is not known. The tropics have no seasons. */
export function conditionsOf(facts: Circumstances): Condition[] {
  const { indoors, light, repottedDaysAgo } = facts;
  const found: (Condition | undefined)[] = [
    indoors === undefined ? undefined : indoors ? 'indoors' : 'outdoors',
    seasonOf(facts),
    light === 'low' ? 'dim' : light === 'sun' ? 'sunny' : undefined,
    wateringOf(facts),
    repottedDaysAgo !== undefined && repottedDaysAgo <= SETTLING_DAYS ? 'repotted' : undefined,
  ];
  return found.filter((condition) => condition !== undefined);
}

/** Undefined where it is not known, and in the tropics. */
export function seasonOf({
  month,
  hemisphere,
}: Pick<Circumstances, 'month' | 'hemisphere'>): Season | undefined {
  if (month === undefined || hemisphere === undefined || hemisphere === 'tropics') return undefined;
  const northern = hemisphere === 'north' ? month : month + 6;
  return SEASONS[Math.floor((northern % 12) / 3)];
}

function wateringOf({ wateredDaysAgo, waterEveryDays }: Circumstances): Condition | undefined {
  if (wateredDaysAgo === undefined || !waterEveryDays) return undefined;
  if (wateredDaysAgo > waterEveryDays * 1.5) return 'overdue';
  return wateredDaysAgo < waterEveryDays * 0.25 ? 'just-watered' : undefined;
}
