/** In which units a reader measures. Texts are written in metric ones. */
export type Units = 'metric' | 'imperial';

const CM_PER_INCH = 2.54;
/** From so many inches on, halves no longer matter. */
const WHOLE_INCHES = 3;
const QUANTITY = /(-?\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (cm|°C)/g;
/** "The top 1 inch are dry", which was a plural before; what one lets dry stays as it is. */
const ONE_INCH = /(\blet )?(the (?:top|first) )1 (inch(?: of \w+)?) (are|have|feel|turn|dry|become)\b/gi;
const SINGULAR: Record<string, string> = { are: 'is', have: 'has', dry: 'dries' };
const WORDS: [RegExp, string][] = [
  [/\ba few centimetres\b/g, 'an inch or two'],
  [/\bfew centimetres\b/g, 'inch or two'],
  [/\bcentimetre\b/g, 'half inch'],
  [/\bmetre(s?)\b/g, 'yard$1'],
];

/**
 * A text with its lengths and temperatures in the reader's units: "when the top 2 to 3 cm are dry" is "when the top inch is dry",
 * "above 15 °C" is "above 59 °F". Inches are rounded to halves, from three on to whole ones; degrees to whole ones.
 */
export function inUnits(text: string, units: Units | undefined): string {
  if (units !== 'imperial') return text;
  const measured = text.replace(QUANTITY, (_, low: string, high: string | undefined, unit: string) =>
    unit === 'cm' ? inches(low, high) : `${[low, high].flatMap(fahrenheit).join(' to ')} °F`,
  );
  return WORDS.reduce((words, [metric, imperial]) => words.replace(metric, imperial), measured)
    .replace(ONE_INCH, singular)
    .replace(/\b(the (?:top|first) )1 inch\b/gi, '$1inch');
}

const singular = (_: string, lets: string | undefined, top: string, inch: string, verb: string) =>
  `${lets ?? ''}${top}${inch} ${lets ? verb : (SINGULAR[verb.toLowerCase()] ?? `${verb}s`)}`;

function inches(...lengths: (string | undefined)[]): string {
  const all = lengths.flatMap((cm) => (cm === undefined ? [] : [halves(Number(cm) / CM_PER_INCH)]));
  const last = all.at(-1)!;
  return `${[...new Set(all.map(spoken))].join(' to ')} inch${last > 1 ? 'es' : ''}`;
}

const halves = (inch: number) =>
  inch < WHOLE_INCHES ? Math.max(0.5, Math.round(inch * 2) / 2) : Math.round(inch);
const spoken = (inch: number) => `${Math.floor(inch) || ''}${inch % 1 ? '½' : ''}`;
const fahrenheit = (celsius: string | undefined) =>
  celsius === undefined ? [] : [Math.round((Number(celsius) * 9) / 5 + 32)];
