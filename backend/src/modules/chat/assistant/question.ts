import { normaliseName } from '../../library/index.js';

/** A question as the built-in assistant reads it. */
export interface Asked {
  /** As it was typed. */
  raw: string;
  /** In lower case, without accents, apostrophes and marks. */
  text: string;
  words: string[];
}

const MAX_LETTERS = 600;

/** Reads the beginning of a question: as it was written, normalised, and in words. */
export function readQuestion(raw: string): Asked {
  // Some signs become whole sentences when they are normalised.
  const text = normaliseName(raw.slice(0, MAX_LETTERS)).slice(0, MAX_LETTERS).trim();
  return { raw: raw.slice(0, MAX_LETTERS), text, words: text ? text.split(' ') : [] };
}

const COURTESY = new RegExp(
  `^((thanks|thank (you|u)( all)?|thx|cheers|ok|okay|oh|well|great|perfect|super|good|sorry|hi|hello|hey|good (morning|afternoon|evening|day)|please|excuse me)( (dear|there|again|so much|very much|a lot|leaflore))*[ ,.!:;-]+)+(?=(and|but|how|what|which|when|where|why|who|can|could|may|do|does|did|is|are|should|shall|must|my|i)\\b)`,
  'i',
);

/** What asks for something without the greeting or the thanks before it: "thanks, and how much?" */
export const withoutCourtesy = (question: string): string => {
  const rest = question.replace(COURTESY, '');
  return rest.trim() ? rest : question;
};

const THANKS =
  /^((many|so|very|ok|okay|oh|well|great|perfect|super|lovely|wonderful) )*(thanks|thank (you|u)|thx|cheers|great|perfect|super|lovely|wonderful)( (a|again|all|and|are|been|dear|for|good|have|he|helped|helpful|helpfull|help|indeed|information|is|it|kind|leaflore|lot|me|million|most|much|nice|of|really|so|that|the|this|to|very|was|what|with|wonderful|you|your|advice|answers?|lovely))*$/;
/** Thanks, and nothing else. */
export const isThanks = (text: string): boolean => THANKS.test(text);

const GREETS =
  /^(hi|hello|hey|good (morning|afternoon|evening|day)|morning|greetings|how (are|is) (you|it going|things))( (again|all|and|are|day|dear|doing|everybody|everyone|friend|going|good|hello|hope|how|i|is|it|leaflore|lovely|my|nice|there|things|to|today|well|you|your))*$/;
/** A greeting, and nothing else. */
export const isGreeting = (text: string): boolean => GREETS.test(text);

/** Words of questions that are never the name of a plant, though some of them are part of one; those of German stay as they are in English. */
const COMMON = new Set(
  `klein kleine kleinen kleiner kleines gross grosse grossen grosser grosses schwarz schwarze schwarzen schwarzer weiss weisse weissen weisser
  rote roten roter blau blaue blauen blauer grun grune grunen gruner a about above add after again ago air all alone already also always am an and animal animals another any anything are
  around as ask asked at ate away baby back bad bathroom be because bed been before best better big biggest bird birds bite black box bring
  bright brown bug bugs but buy by can cant care cat cats cause cheer child children chew chewed cold come compost corner could cut cutting cuttings dangerous
  dark day days dead die dies died direct divide divided do does doesnt dog dogs doing done dont dose drop dropping drops dropped dry due dying easy eat eating
  edible end every everything fall falling feed feeding fed feel feels fertilise fertiliser fertilize fertilizer few find flag
  giant dwarf flower flowering flowers hardly rub rubbed rubbing fly foaming for forget flies forgot friend from full garden get getting give given go goes going gone good great got green grow growing guinea had half
  hand hands finger fingers arm arms face eye eyes mouth skin happen happy happened happening has hasnt have havent he health healthy help her here him his home horse horses hot house how i if ill in indoor indoors insect
  inside into is isnt it its journal just keep keeping kid kids kill kind kitchen kitten know last late leaf leave leaves lent less let
  light like ling list little living long look looking looks lose losing lot love low lower make many me mean medium mine mist misting moist moment
  money month months moon more morning most move much multiply mum must my name need needed needs never new next night no not note notes nothing now
  of off often ok okay old on once one ones only or orange other our out outdoor outdoors outside over overdue own patio people pet pets pick plan
  plant plants please poison poisonous pot potted pots problem propagate propagating propagation prune pruning puppy put rabbit rain really red remember repot repotted
  repotting root roots room rot rotten rotting salad safe said salt same say see seed seeds seem seen shade she shed shedding should show sick since slow small so soft
  soil some someone something soon sort sow sowing spot spots spray spring stand start stem stems stick sticky still stop story summer sun sunny sure take tea tell temperature than
  thank thanks that the their them then there these they thing things think thirsty this those time tip tips to today tomorrow tonight too top toxic
  tree turn turned turning two type under until up us use used using vet very wait want warm was watch water watered watering way we weak week weekend
  weeks well went were what whats wheel when where which while white who whole whom whose why will wilt wilting window winter with without wont work worm
  would write written wrong wrote year years yellow yellowing yes yesterday yet you young your yours`.split(
    /\s+/,
  ),
);

export const isCommon = (word: string): boolean => COMMON.has(word) || /^\d+$/.test(word);

/** A word without the ending of its plural. */
export const singular = (word: string): string =>
  word.length > 4 && /(?:ss|us|is|x|ch|sh|(?<!al|sl)o)es$/.test(word)
    ? word.slice(0, -2)
    : word.length > 4 && word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.length > 3 && /[^sui]s$/.test(word)
        ? word.slice(0, -1)
        : word;

/** How many letters differ, at most `max` + 1. */
export function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
