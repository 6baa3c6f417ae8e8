import { MONTH_NAMES } from '../../../kernel/months.js';

/** A tip of the season, and who says so. */
interface IssueTip {
  text: string;
  source: { name: string; url: string };
}

/** What an issue says of a plant of the library. */
interface IssuePlant {
  commonName: string;
  scientificName: string;
  description: string;
  careInstructions: string;
  petToxicity: { basis: string };
}

/** What an issue is written from. */
export interface IssueSources {
  north: readonly IssueTip[];
  south: readonly IssueTip[];
  plant: IssuePlant | undefined;
}

export interface IssuePart {
  title: string;
  paragraphs: string[];
}

/** One issue of the newsletter, the same for everybody. */
export interface Issue {
  /** Such as 2026-12. */
  month: string;
  subject: string;
  parts: IssuePart[];
}

/** Writes the issue of a month from the season, north and south of the equator, and a plant of the library. */
export function composeIssue(month: string, { north, south, plant }: IssueSources): Issue {
  const name = MONTH_NAMES[Number(month.slice(5)) - 1]!;
  return {
    month,
    subject: `Your plants in ${name}`,
    parts: [
      ...tipsPart(`${name} north of the equator`, north),
      ...tipsPart(`${name} south of the equator`, south),
      ...(plant ? [plantPart(plant)] : []),
    ],
  };
}

/** Which of `count` plants is the plant of a month: another one each month until all have been shown. */
export function plantOfMonth(month: string, count: number): number {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  // 7 and the usual counts have no common factor, so neighbours of the list do not follow one another.
  return count ? ((year * 12 + monthOfYear) * 7) % count : 0;
}

const tipsPart = (title: string, tips: readonly IssueTip[]): IssuePart[] =>
  tips.length ? [{ title, paragraphs: tips.map(({ text, source }) => `${text} (${source.name})`) }] : [];

const plantPart = (plant: IssuePlant): IssuePart => ({
  title: `Plant of the month: ${plant.commonName}`,
  paragraphs: [
    `${plant.scientificName}. ${plant.description}`,
    plant.careInstructions,
    plant.petToxicity.basis,
  ].filter(Boolean),
});
