/** What the last letters of several plants are, and what they are of one of them: in German, English and Spanish. */
const ENDINGS: [RegExp, string][] = [
  [/n$/, ''],
  [/e$/, ''],
  [/s$/, ''],
  [/en$/, ''],
  [/er$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
];
/** Plurals that do not begin with their singular, so that a search does not find it. */
const IRREGULAR: [RegExp, string][] = [
  [/kakteen\b/g, 'kaktus'],
  [/\bcacti\b/g, 'cactus'],
];
const MIN_LETTERS = 4;

/**
 * What one plant may be called where several are meant, of a normalised name: "rosen" is "rose", "gummibaume" is "gummibaum", "peonies" is
 * "peony". Not all of them are names: look them up.
 */
export const singularsOf = (name: string): string[] => [
  ...new Set(
    ENDINGS.filter(([ending]) => ending.test(name))
      .map(([ending, one]) => name.replace(ending, one))
      .filter((one) => one.length >= MIN_LETTERS),
  ),
];

/** A normalised text with the singular for each plural of another form: "kaktus" for "kakteen". */
export const withSingulars = (text: string): string =>
  IRREGULAR.reduce((said, [several, one]) => said.replace(several, one), text);
