import type { LanguageCode } from '../../../kernel/languages/language.js';
import type { Turn } from './transcript.js';

/** Words that questions about plants have in one of these languages, and no other one has. Without accents. */
const TELLING: Record<LanguageCode, Set<string>> = {
  en: words(`the my is are how what when why which should does did do it its of for to and with have need needs much often can
    you your there about tell any good please plant plants leaves water soil happens think from after ate child dog cat cats`),
  es: words(`el la los las una mi mis que como cuando cuanto cuanta cuantos cuantas cual cuales cada por para con del esta estan
    donde debo puedo tengo tiene necesita necesitan planta plantas hojas luz agua regar riego abonar gatos perros jardin quien
    gracias hola se ha hijo hija nino nina perro gato comio despues`),
  de: words(`der das und ist sind ich wie warum wieso wann welche welcher welches welchen mein meine meiner meinen meinem nicht soll
    sollte muss kann habe haben braucht brauchen eine einen einer einem ein fur auf wo pflanze pflanzen blatter heute viel
    giessen giesse gegossen dungen umtopfen licht wasser zum zur von vom bei katzen garten wer danke hallo hat nach hilfe
    sohn tochter hund katze gegessen gefressen mich mir`),
};

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}

/** The language in which the last thing was asked; that of who asks where its words do not tell. */
export function languageOfQuestion({
  turns,
  gardener,
}: {
  turns: Turn[];
  gardener: { language?: LanguageCode | null };
}): LanguageCode | null {
  return languageOf(turns.at(-1)?.content ?? '') ?? gardener.language ?? null;
}

/** The language of a text; undefined where its words do not tell. */
export function languageOf(text: string): LanguageCode | undefined {
  const said = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}]+/u);
  const [best, second] = (Object.keys(TELLING) as LanguageCode[])
    .map((code) => ({ code, count: said.filter((word) => TELLING[code].has(word)).length }))
    .sort((one, other) => other.count - one.count);
  return best!.count > second!.count ? best!.code : undefined;
}
