import { perLanguage } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';

const tContact = texts('contact');

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

/** What an issue says. */
export interface IssueWords {
  subject: string;
  parts: IssuePart[];
}

/** One issue of the newsletter, the same for everybody who reads this language. */
export interface Issue extends IssueWords {
  /** Such as 2026-12. */
  month: string;
}

/** The issue of a month in every language: in English, and what it says in the others. */
export interface WholeIssue extends Issue {
  translations: Partial<Record<LanguageCode, IssueWords>>;
}

/** What an issue says to a reader; in English where it was not written in their language. */
export const wordsFor = (language: LanguageCode | null, { subject, parts, translations }: WholeIssue) =>
  (language && translations[language]) ?? { subject, parts };

const monthNames = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
);

/**
 * Writes the issue of a month from the season, north and south of the equator, and a plant of the library, in the language that is
 * spoken.
 */
export function composeIssue(month: string, { north, south, plant }: IssueSources): Issue {
  const name = monthNames().format(new Date(`${month}-01T00:00:00Z`));
  return {
    month,
    subject: tContact('issueOf', { month: name }),
    parts: [
      ...tipsPart(tContact('north', { month: name }), north),
      ...tipsPart(tContact('south', { month: name }), south),
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
  title: tContact('plantOfMonth', { plant: plant.commonName }),
  paragraphs: [
    `${plant.scientificName}. ${plant.description}`,
    plant.careInstructions,
    plant.petToxicity.basis,
  ].filter(Boolean),
});
