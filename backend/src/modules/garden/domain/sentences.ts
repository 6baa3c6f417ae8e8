import { keeping } from '../../../kernel/keeping.js';
import { perLanguage } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inSeasonInWords, monthsInWords } from '../../../kernel/months.js';
import type { Month, Season } from '../../../kernel/months.js';
import { monthInWords, oftenInWords, saidDayInWords } from '../../../kernel/spoken-time.js';
import type { Often, SaidDay } from '../../../kernel/spoken-time.js';
import type { CareKind } from './care-kind.js';

const tGarden = texts('garden');

/** Why the wait is longer or shorter than the library's. */
export type Cause = 'less-light' | 'sun' | 'small-pot' | 'large-pot' | 'moist' | 'dry';

/** How often something is done, in which part of the year, and why. */
export interface SaidRhythm {
  often: Often;
  /** The season that the wait is of, where it changes with the seasons. */
  season: Season | null;
  /** The months in which alone it is done; null: all year. */
  months: readonly Month[] | null;
  /** As the gardener chose. */
  isOwn: boolean;
  causes: readonly Cause[];
}

/** One sentence about a task, without a language. Where `on` is null, its day has come. */
export type Sentence =
  | ({ says: 'rhythm' } & SaidRhythm)
  | { says: 'last'; kind: CareKind; on: SaidDay }
  | { says: 'last-in'; kind: CareKind; month: LocalDate }
  | { says: 'moist'; on: SaidDay }
  | { says: Coming; on: SaidDay | null }
  | { says: 'next-in'; month: LocalDate | null }
  | { says: 'soon'; season: Season };

/** What is said of the cold, or of the harvest, with the day on which something is due. */
export type ColdSays = 'season-over' | 'harvested' | 'bring-in' | 'dig-up' | 'dig-up-rest' | 'rests';

/** What names the day on which something is due. */
export type Coming = 'check' | 'check-again' | 'unknown' | 'next' | 'put-off' | 'planned' | ColdSays;

/** The same sentence once the day that it names has come. */
export function come(sentence: Sentence): Sentence {
  if (sentence.says === 'next-in') return { ...sentence, month: null };
  return isComing(sentence) ? { ...sentence, on: null } : sentence;
}

const isComing = (sentence: Sentence): sentence is { says: Coming; on: SaidDay | null } =>
  sentence.says in COMING;

const saidBefore = perLanguage(() => keeping<string>(5_000));

/** The sentence in the language that is spoken. A garden has few: most of them have been said before. */
export const inWords = (sentence: Sentence): string =>
  saidBefore()(JSON.stringify(sentence), () => said(sentence));

function said(sentence: Sentence): string {
  switch (sentence.says) {
    case 'rhythm':
      return `${rhythmInWords(sentence)}.`;
    case 'last':
      return LAST[sentence.kind](saidDayInWords(sentence.on));
    case 'last-in':
      return LAST_IN[sentence.kind](monthInWords(sentence.month));
    case 'moist':
      return tGarden('moist', { day: saidDayInWords(sentence.on) });
    case 'soon':
      return SOON[sentence.season]();
    case 'next-in':
      return sentence.month
        ? tGarden('nextIn', { month: monthInWords(sentence.month) })
        : COMING.next.today();
    default: {
      const { on, today } = COMING[sentence.says];
      return sentence.on ? on(saidDayInWords(sentence.on)) : today();
    }
  }
}

/** How often, and why, without a full stop: "Every 5 weeks in winter". */
function rhythmInWords(rhythm: SaidRhythm): string {
  const words = oftenWhen(rhythm);
  const [one, two, three] = rhythm.causes.map((cause) => CAUSES[cause]());
  if (!one) return words;
  if (!two) return tGarden('because1', { rhythm: words, one });
  if (!three) return tGarden('because2', { rhythm: words, one, two });
  return tGarden('because3', { rhythm: words, one, two, three });
}

function oftenWhen({ often: wait, season, months, isOwn }: SaidRhythm): string {
  const often = oftenInWords(wait);
  if (isOwn) return tGarden('rhythmOwn', { often });
  if (months && months.length < 12) return tGarden('rhythmMonths', { often, months: monthsInWords(months) });
  return season ? tGarden('rhythmIn', { often, when: inSeasonInWords(season) }) : often;
}

const CAUSES: Record<Cause, () => string> = {
  'less-light': () => tGarden('lessLight'),
  sun: () => tGarden('inSun'),
  'small-pot': () => tGarden('smallPot'),
  'large-pot': () => tGarden('largePot'),
  moist: () => tGarden('foundMoist'),
  dry: () => tGarden('foundDry'),
};

const LAST: Record<CareKind, (day: string) => string> = {
  water: (day) => tGarden('lastWatered', { day }),
  fertilise: (day) => tGarden('lastFed', { day }),
  repot: (day) => tGarden('lastRepotted', { day }),
  prune: (day) => tGarden('lastPruned', { day }),
  mist: (day) => tGarden('lastMisted', { day }),
  custom: (day) => tGarden('lastDone', { day }),
  treatment: (day) => tGarden('lastDone', { day }),
};

const LAST_IN: Record<CareKind, (month: string) => string> = {
  water: (month) => tGarden('lastWateredIn', { month }),
  fertilise: (month) => tGarden('lastFedIn', { month }),
  repot: (month) => tGarden('lastRepottedIn', { month }),
  prune: (month) => tGarden('lastPrunedIn', { month }),
  mist: (month) => tGarden('lastMistedIn', { month }),
  custom: (month) => tGarden('lastDoneIn', { month }),
  treatment: (month) => tGarden('lastDoneIn', { month }),
};

const SOON: Record<Season, () => string> = {
  winter: () => tGarden('soonWinter'),
  spring: () => tGarden('soonSpring'),
  summer: () => tGarden('soonSummer'),
  autumn: () => tGarden('soonAutumn'),
};

const checkToday = () => tGarden('checkToday');
const COMING: Record<Coming, { on: (day: string) => string; today: () => string }> = {
  check: { on: (day) => tGarden('check', { day }), today: checkToday },
  'check-again': { on: (day) => tGarden('checkAgain', { day }), today: checkToday },
  unknown: { on: (day) => tGarden('unknown', { day }), today: () => tGarden('unknownToday') },
  next: { on: (day) => tGarden('next', { day }), today: () => tGarden('doToday') },
  'put-off': { on: (day) => tGarden('putOff', { day }), today: () => tGarden('putOffToday') },
  planned: { on: (day) => tGarden('planned', { day }), today: () => tGarden('plannedToday') },
  'bring-in': { on: (day) => tGarden('bringInBy', { day }), today: () => tGarden('bringInToday') },
  'dig-up': { on: (day) => tGarden('digUpBy', { day }), today: () => tGarden('digUpToday') },
  'dig-up-rest': { on: (day) => tGarden('digUpRest', { day }), today: () => tGarden('restOver') },
  rests: { on: (day) => tGarden('rests', { day }), today: () => tGarden('restOver') },
  harvested: { on: (day) => tGarden('harvested', { day }), today: () => tGarden('harvestedToday') },
  'season-over': { on: (day) => tGarden('seasonOver', { day }), today: () => tGarden('seasonOverToday') },
};
