import { PROBLEMS } from './catalogue/index.js';
import { say } from './sentences.js';
import { inEnglish, spoken } from './speech.js';
import type { Tongue } from './speech.js';

/** The texts that plans are kept with: what problems are called, and what each day asks for. */
const plans = (): string[] => [
  ...PROBLEMS.flatMap(({ name, steps }) => [name, ...steps.map(({ text }) => text)]),
  say('photo'),
  say('look'),
];

/** What names and steps were called before, as plans are kept with it, and what they are called now. */
export const FORMER: ReadonlyMap<string, string> = new Map([
  [
    'Cut the hanging shoots back to healthy wood and bin them.',
    'Cut the drooping shoots back to healthy wood and bin them.',
  ],
  [
    'Dab every white tuft with a cotton bud dipped in rubbing alcohol.',
    'Dab every white tuft with a cotton bud dipped in surgical spirit (rubbing alcohol).',
  ],
  ['Feed it again at the pace the pack gives.', 'Feed it again as often as the pack says.'],
  ['Hang a blue or yellow sticky card beside it.', 'Hang a blue or yellow sticky trap beside it.'],
  [
    'Hang yellow sticky cards and rinse the undersides of leaves.',
    'Hang yellow sticky traps and rinse the undersides of leaves.',
  ],
  [
    'Keep the pot cool and dry until it stirs.',
    'Keep the pot dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
  ],
  ['Old leaves that go', 'Old leaves dying off'],
  [
    'Pick off every leaf with spots and put them in the bin.',
    'Pick off all leaves with spots and put them in the bin.',
  ],
  [
    'Pick off the leaves with pustules and put them in the bin.',
    'Pick off the leaves with rusty spots and put them in the bin.',
  ],
  ['Put yellow sticky cards at the pots.', 'Put yellow sticky traps beside the pots.'],
  [
    'Rinse the soil of a pot through with plenty of water.',
    'If it is in a pot, rinse the soil through with plenty of water.',
  ],
  [
    'Take off the old leaves that are covered with young ones.',
    'Take off old leaves that are covered with young whitefly.',
  ],
  ['Tap water that it does not bear', 'Tap water that disagrees with it'],
]);

const known = new WeakMap<Tongue, ReadonlyMap<string, string>>();

/**
 * A text of a plan that was kept in English, as it is worded today, in the language that is spoken. What is neither in the catalogue
 * nor among its former wordings, such as a gardener's own words, stays as it is.
 */
export function kept(text: string): string {
  const today = FORMER.get(text) ?? text;
  const tongue = spoken();
  if (!tongue) return today;
  const translations = known.get(tongue) ?? translationsIn(tongue);
  return translations.get(today) ?? today;
}

/** A step that several problems have is the same in each of them. */
function translationsIn(tongue: Tongue): ReadonlyMap<string, string> {
  const translated = plans();
  const made = new Map(inEnglish(plans).map((text, index) => [text, translated[index]!] as const));
  known.set(tongue, made);
  return made;
}
