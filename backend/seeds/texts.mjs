// What the texts of a plant leave to the sentences beside them: how often and in which months it is cared for, which the schedule
// knows, and words that are true in one hemisphere only.
const UNITS = 'days?|weeks?|months?|fortnights?';
const COUNT =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|twelve|second|third|fourth|other|few|couple of)';
const COUNTS = `(?:${COUNT}(?: (?:to|or|and) ${COUNT})? )?`;

/** A month, which is another season in the south. */
const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const SIDE = /\b(?:north|south)(?:ern|[- ]facing)? (?:wall|window|sill)s?\b/i;
const RHYTHM = new RegExp(
  `\\b(?:(?:every|each) ${COUNTS}(?:${UNITS}|time|watering)|(?:once|twice|times)(?: or twice)? (?:a|an|per|each|every) (?:${UNITS})|(?:twice )?(?:daily|weekly|fortnightly|monthly))\\b`,
  'i',
);
const CARE = /\b(?:water|feed|fed|fertilis|repot|prun|mist|mulch)\w*/i;
const YEARS = new RegExp(
  `\\b(?:every|each|once (?:a|in)|twice (?:a|in)) ${COUNTS}(?:years?|seasons?|springs?|summers?|autumns?|winters?)\\b`,
  'i',
);
const FEEDING = /\b(?:feed|feeds|feeding|fed|fertilisers?)\b/i;
const FEEDING_TIME = /\b(?:spring|summer|autumn|winter|midsummer|season|once (?:in|a)|twice)\b/i;

const sentences = (text) => text.split(/(?<=[.!?])\s+/);

/** What a sentence says that the schedule says beside it, or that half of the world would read wrongly; each with its reason. */
const RULES = [
  [MONTH, () => true, 'is a month, which is another season in the other hemisphere'],
  [SIDE, () => true, 'is the sunny side in one hemisphere only'],
  [RHYTHM, () => true, 'says how often, which the schedule says beside it'],
  [YEARS, (sentence) => CARE.test(sentence), 'says how often, which the schedule says beside it'],
  [
    FEEDING_TIME,
    (sentence) => FEEDING.test(sentence),
    'says when to feed, which the schedule says beside it',
  ],
];

/** What is wrong with the texts of a plant, in sentences. */
export function textFaults({ description, careInstructions }) {
  return sentences(`${description} ${careInstructions}`).flatMap((sentence) =>
    RULES.filter(([pattern, isFor]) => pattern.test(sentence) && isFor(sentence)).map(
      ([pattern, , reason]) => `"${pattern.exec(sentence)[0]}" ${reason}: "${sentence}"`,
    ),
  );
}
