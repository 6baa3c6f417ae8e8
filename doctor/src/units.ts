/** In which units a reader measures. Texts are written in metric ones. */
export type Units = 'metric' | 'imperial';

/** How a language speaks of lengths. */
interface Speech {
  inch: string;
  inches: string;
  /** Lengths in words. */
  words: [metric: RegExp, imperial: string][];
  /** One inch stands where several centimetres stood. */
  one: (text: string) => string;
}

const CM_PER_INCH = 2.54;
/** From so many inches on, halves no longer matter. */
const WHOLE_INCHES = 3;
/** "3 cm", "2 to 3 cm", "de 2 a 3 cm", "2 bis 3 cm". */
const QUANTITY = /(\bde )?(-?\d+(?:[.,]\d+)?)(?:( to | a | o | bis )(\d+(?:[.,]\d+)?))? (cm|°C)/g;

/** "The top 1 inch are dry", which was a plural before; what one lets dry stays as it is. */
const ONE_INCH = /(\blet )?(the (?:top|first) )1 (inch(?: of \w+)?) (are|have|feel|turn|dry|become)\b/gi;
const SINGULAR: Record<string, string> = { are: 'is', have: 'has', dry: 'dries' };

const singular = (_: string, lets: string | undefined, top: string, inch: string, verb: string) =>
  `${lets ?? ''}${top}${inch} ${lets ? verb : (SINGULAR[verb.toLowerCase()] ?? `${verb}s`)}`;

/** “Die obersten 1 Zoll trocken sind”; the verb ends the clause. */
const EIN_ZOLL =
  /(\blass )?die obersten 1 Zoll\b([^.,;:!?]*?) (sind|haben|werden|trocknen|austrocknen|abtrocknen|anfühlen)(?![a-zäöüß])/gi;
const EINZAHL: Record<string, string> = { sind: 'ist', haben: 'hat', werden: 'wird' };

function einzahl(_: string, lets: string | undefined, between: string, verb: string): string {
  if (lets) return `${lets}den obersten Zoll${between} ${verb}`;
  const one = EINZAHL[verb] ?? verb.replace(/en$/, 't').replace(/nt$/, 'net');
  return `der oberste Zoll${between.replace(/\bihre\b/, 'seine')} ${one}`;
}

const SPEECH: Record<'en' | 'es' | 'de', Speech> = {
  en: {
    inch: 'inch',
    inches: 'inches',
    words: [
      [/\ba few centimetres\b/g, 'an inch or two'],
      [/\bfew centimetres\b/g, 'inch or two'],
      [/\bcentimetre\b/g, 'half inch'],
      [/\bmetre(s?)\b/g, 'yard$1'],
    ],
    one: (text) => text.replace(ONE_INCH, singular).replace(/\b(the (?:top|first) )1 inch\b/gi, '$1inch'),
  },
  es: {
    inch: 'pulgada',
    inches: 'pulgadas',
    words: [
      [/\bunos centímetros\b/g, 'una pulgada o dos'],
      [/\bseco un centímetro\b/g, 'seca media pulgada'],
      [/\bsecos la superficie y un centímetro\b/g, 'secas la superficie y media pulgada'],
      [/\bun centímetro\b/g, 'media pulgada'],
      [/\bun metro y medio\b/g, 'una yarda y media'],
      [/\bun metro\b/g, 'una yarda'],
      [/\bvarios metros\b/g, 'varias yardas'],
    ],
    one: (text) =>
      text
        .replace(/\bsequen( arriba)? 1 pulgada\b/g, 'seque$1 1 pulgada')
        .replace(/\bhayan secado( arriba)? 1 pulgada\b/g, 'haya secado$1 1 pulgada')
        .replace(/\b1 pulgada de tierra hayan\b/g, '1 pulgada de tierra haya')
        .replace(/(½ [ao] )?\b1 pulgada\b/g, (words, range?: string) => (range ? words : 'una pulgada')),
  },
  de: {
    inch: 'Zoll',
    inches: 'Zoll',
    words: [
      [/\b(?:ein )?paar Zentimeter\b/g, 'ein bis zwei Zoll'],
      [/\bder( oberste)? Zentimeter\b/g, 'der$1 halbe Zoll'],
      [/\beinen Meter\b/g, 'ein Yard'],
      [/\banderthalb Metern\b/g, 'anderthalb Yard'],
      [/\bmehrere Meter\b/g, 'mehrere Yard'],
    ],
    one: (text) => text.replace(EIN_ZOLL, einzahl),
  },
};

/**
 * A text with its lengths and temperatures in the reader's units: "when the top 2 to 3 cm are dry" is "when the top inch is dry",
 * "above 15 °C" is "above 59 °F". Inches are rounded to halves, from three on to whole ones; degrees to whole ones. `language` is that of
 * the text.
 */
export function inUnits(text: string, units: Units | undefined, language: 'en' | 'es' | 'de' = 'en'): string {
  if (units !== 'imperial') return text;
  const speech = SPEECH[language];
  const measured = text.replace(
    QUANTITY,
    (_, from = '', low: string, to: string | undefined, high: string | undefined, unit: string) => {
      const all = [low, high].flatMap((number) => (number === undefined ? [] : [toNumber(number)]));
      const spoken = unit === 'cm' ? [...new Set(all.map(inInches))] : all.map(inFahrenheit);
      const name = unit === 'cm' ? nameOf(all, speech) : '°F';
      // “De 2 a 3 cm” may be one inch.
      const isOne = to !== undefined && spoken.length === 1;
      return `${isOne ? '' : from}${spoken.join(to)} ${name}`;
    },
  );
  const said = speech.words.reduce((words, [metric, imperial]) => words.replace(metric, imperial), measured);
  return speech.one(said);
}

const toNumber = (written: string) => Number(written.replace(',', '.'));

const nameOf = (lengths: number[], { inch, inches }: Speech) =>
  rounded(lengths.at(-1)!) > 1 ? inches : inch;

function rounded(cm: number): number {
  const inch = cm / CM_PER_INCH;
  return inch < WHOLE_INCHES ? Math.max(0.5, Math.round(inch * 2) / 2) : Math.round(inch);
}

function inInches(cm: number): string {
  const inch = rounded(cm);
  return `${Math.floor(inch) || ''}${inch % 1 ? '½' : ''}`;
}

const inFahrenheit = (celsius: number): string => String(Math.round((celsius * 9) / 5 + 32));
