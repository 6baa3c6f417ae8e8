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
    'Dab every white tuft with a cotton bud and surgical spirit (rubbing alcohol); on ferns and hairy or powdery leaves use water.',
  ],
  ['Feed it again at the pace the pack gives.', 'Feed it again as often as the pack says.'],
  ['Hang a blue or yellow sticky card beside it.', 'Indoors, hang a blue or yellow sticky trap beside it.'],
  [
    'Hang yellow sticky cards and rinse the undersides of leaves.',
    'Rinse the undersides of leaves; indoors, hang yellow sticky traps as well.',
  ],
  [
    'Keep the pot cool and dry until it stirs.',
    'Keep bulbs and tender plants nearly dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
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
  ['Put yellow sticky cards at the pots.', 'Indoors, put yellow sticky traps beside the pots.'],
  [
    'Rinse the soil of a pot through with plenty of water.',
    'If it is in a pot, rinse the soil through with plenty of water.',
  ],
  [
    'Take off the old leaves that are covered with young ones.',
    'Take off old leaves that are covered with young whitefly.',
  ],
  ['Tap water that it does not bear', 'Tap water that disagrees with it'],
  [
    'Rinse the leaves with lukewarm water, above all underneath.',
    'Rinse the leaves with lukewarm water, above all underneath; brush hairy leaves with a soft, dry brush instead.',
  ],
  [
    'Dab every white tuft with a cotton bud dipped in surgical spirit (rubbing alcohol).',
    'Dab every white tuft with a cotton bud and surgical spirit (rubbing alcohol); on ferns and hairy or powdery leaves use water.',
  ],
  [
    'Wipe or scrape the shields off with a soft brush and soapy water.',
    'Wipe the shields off with a soft brush and a little soapy water; on ferns and powdery leaves use water alone.',
  ],
  ['Cut away tips that are covered.', 'Cut away tips that are covered, where it has many of them.'],
  [
    'Rinse all leaves and cut off the worst ones and open flowers.',
    'Rinse all leaves but hairy ones, and cut off the worst ones and open flowers.',
  ],
  ['Hang a blue or yellow sticky trap beside it.', 'Indoors, hang a blue or yellow sticky trap beside it.'],
  [
    'Let the top 3 cm of soil dry out before you water again.',
    'Let the top 3 cm of soil dry out before you water again; under a fern only the surface.',
  ],
  ['Put yellow sticky traps beside the pots.', 'Indoors, put yellow sticky traps beside the pots.'],
  [
    'Hang yellow sticky traps and rinse the undersides of leaves.',
    'Rinse the undersides of leaves; indoors, hang yellow sticky traps as well.',
  ],
  [
    'Pick them off by hand, in the evening too.',
    'Pick them off with gloves on, in the evening too, and leave hairy ones alone.',
  ],
  [
    'Pick off the leaves with lines, or squash the larva inside.',
    'Squash the larva at the end of its line, or pick the leaf off; a citrus needs its leaves.',
  ],
  [
    'Put these leaves in the bin, away from the compost heap.',
    'Put leaves that you picked in the bin, away from the compost heap.',
  ],
  [
    'Wipe the powder from large leaves with a damp cloth.',
    'Wipe the powder from large, smooth leaves with a damp cloth.',
  ],
  [
    'Cut away all soft parts with a clean knife, down to firm tissue.',
    'With gloves on, cut away all soft parts with a clean knife, down to firm tissue.',
  ],
  [
    'Cut out every soft part with a clean knife.',
    'Cut out every soft part with a clean knife; wear gloves, as the sap may irritate.',
  ],
  [
    'Empty the saucer and stop watering until the top 3 cm are dry.',
    'Empty the saucer and stop watering until the top 3 cm are dry; for a fern, until the surface is.',
  ],
  [
    'Stand the pot in water for half an hour, then let it drain.',
    'Water it well; stand a dry pot in water for half an hour, then let it drain.',
  ],
  [
    'Water well and keep it out of the sun for a week.',
    'Water well, a cactus or succulent only after a week, and keep it out of the sun for a week.',
  ],
  [
    'Let the top 3 cm dry between waterings.',
    'Let the top 3 cm dry between waterings, of a fern only the surface.',
  ],
  [
    'Keep it in shade, evenly moist, for two weeks.',
    'Keep it in shade and evenly moist for two weeks; keep a cactus or succulent dry for the first.',
  ],
  [
    'Water when the top 3 cm are dry, no more than before.',
    'Feel the soil before you water, and give no more than before.',
  ],
  [
    'Keep the pot dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
    'Keep bulbs and tender plants nearly dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
  ],
  [
    'Cut back long shoots when it grows again.',
    'When it grows again, cut back long shoots; never the tip of a palm, an orchid or a cactus.',
  ],
  [
    'Cut back the black shoots when frosts are over.',
    'When frosts are over, cut back the black shoots; of a palm only dead leaves.',
  ],
  [
    'Feed it with a balanced plant food, as the pack says.',
    'Feed it with a balanced plant food, as the pack says; in winter wait until it grows.',
  ],
  ['Feed nothing for two months.', 'Put off its feeding for two months.'],
  ['Stop feeding for two months.', 'Put off its feeding for two months.'],
  [
    'Give a plant food rich in potassium, such as tomato feed.',
    'Give a plant food rich in potassium, such as tomato feed; in winter wait until it grows.',
  ],
  [
    'Water less, and stop when all is brown.',
    'Water less, and stop when all is brown; a hardy perennial in a pot outdoors must not dry out.',
  ],
  [
    'Keep the pot nearly dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
    'Keep bulbs and tender plants nearly dry and free of frost until new growth shows; caladiums and alocasias need 16 °C or more.',
  ],
  ['Next winter, keep rain off the buds with a cover.', 'In winter, keep rain off the buds with a cover.'],
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
