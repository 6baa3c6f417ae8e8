/* Words of eating, poison and doses, and of those who may come to harm, in a question as `readQuestion` writes it. */

export const PETS: [string, RegExp][] = [
  ['cats', /\b(cats?|kittens?|kitty|pussy ?cat|moggy|tomcat)\b/],
  ['dogs', /\b(dogs?|pupp(y|ies)|doggy|terrier|poodle|labrador|spaniel|dachshund)\b/],
  ['horses', /\b(horses?|pon(y|ies))\b/],
  [
    'others',
    /\b(rabbits?|bunn(y|ies)|hamsters?|guinea pigs?|birds?|parrots?|parakeets?|canar(y|ies)|budgies?|gerbils?|chinchillas?|iguanas?|tortoises?|turtles?|chickens?|hens?|goats?|cows?|sheep|ferrets?|goldfish|ducks?|donkeys?)\b/,
  ],
  ['pets', /\b(pets?|animals?)\b/],
];
/** Whether a word names an animal, as parts of the names of some plants do: bunny ears are no bunny. */
export const isAnimal = (word: string): boolean => PETS.some(([, words]) => words.test(word));
/** Animals of a garden that nobody keeps. */
export const OF_GARDEN = /\b(hedgehogs?|(bumble ?)?bees?|butterfl(y|ies)|frogs?|koi|wildlife)\b/;
/** What grows beside a plant is not the plant, and poisonous where that is harmless. */
export const FUNGI = /\b(mushrooms?|toadstools?)\b/;
export const ATE =
  /\b(ate|eaten|eats|eating|eat|chew\w*|nibbl\w*|swallow\w*|lick\w*|bit|bites?|biting|bitten|poisoned|munch\w*|chomp\w*|gobbl\w*|devour\w*|scoff\w*|gnaw\w*)\b/;
const PERSON =
  '(child|children|kids?|twins|sons?|daughters?|baby|toddlers?|husband|wife|partner|i|we|grandsons?|granddaughters?|grandchild|grandchildren|somebody|someone|anybody|anyone|person|people|humans?|boys?|girls?|he|she|(year|month)s? old|(little|wee|tiny) (one|man|girl|boy|fellow)|bairn|nephew|niece|friend|neighbou?r|guest|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|granny|nan|gran|grandmother|grandfather|grandma|grandpa|boyfriend|girlfriend|lads?|lass(es)?|laddie|hubby|missus|\\d+ ?yo)';
/** A person for certain, where a name or "she" may be an animal's. */
export const HUMAN = new RegExp(
  `\\b${PERSON.replace('|i|we|', '|').replace('he|she|', '').replace('somebody|someone|anybody|anyone|', '')}\\b|\\b(i|we|ive|weve)( \\w+){0,2} (ate|eaten|swallow\\w*|chew\\w*|drank|drunk|lick\\w*|bit|bitten|tast\\w*)\\b`,
);
const SOMEBODY = PERSON.replace('i|we|', '').replace('he|she|', '');
/** Plants throw up shoots, too, and that is no emergency; where a person or an animal does, it is one. */
const SHOOTS =
  '( (a|an|its|the|another|new|more|some|many|so|lots|of|flower|side|young)){0,4} (suckers?|shoots?|spikes?|spears?|stalks?|canes?|pups?|growth)';
const WHO = `\\b(${[PERSON, ...PETS.map(([, { source }]) => source)].join('|')})( (just|has|have|had|is|was|been|keeps?))*`;
const THREW_UP = '(threw|throw\\w*) up';
const SICK = `(vomit\\w*|${THREW_UP}((?<=${WHO} ${THREW_UP})|(?!${SHOOTS}\\b)))`;
/** "Had a good chew on it". */
const TASTE = '(nibble|bite|chew|munch|lick|taste|mouthful|sip|suck|gnaw)';
const HAD_TASTE = `(had|having|has|took|taken|taking)( (a|an|another|some|good|little|big|quick|few|wee)){1,3} ${TASTE}s? (out of|of|on|at|from)`;
export const HAS_EATEN = new RegExp(
  `\\b(ate|eaten|chewed|nibbled|swallowed|licked|bit|bitten|poisoned|munched|chomped|gobbled|devoured|scoffed|gnawed|${HAD_TASTE}|biting|(has|have|had) been (eating|chewing|nibbling|licking|munching|gnawing)|was eating|drool\\w*|foaming|${SICK})\\b`,
);
/** Whether something was eaten. */
export const hasEaten = (text: string): boolean => HAS_EATEN.test(text) || ATE.test(text);
export const HARM =
  /\b(toxic|nontoxic|toxicity|poison\w*|danger\w*|harmful|harmless|harms?|safe|deadly|lethal|unsafe|bad for|hurts?|hazard\w*|risk\w*|kills?|dies?|worr(y|ied)|(make|get|fall|become)s?( \w+){0,3} (ill|sick|unwell|dizzy))\b/;
export const PEOPLE =
  /\b(people|persons?|humans?|adults?|child|children|kids?|toddlers?|bab(y|ies)(?! (rubber|tears|sun|toes|breath|blue|(\w+ )?plants?))|infants?|sons?|daughters?|grand(child|children|kids?|sons?|daughters?)|nephews?|nieces?|m[ae]n|wom[ae]n|newborns?|little ones?|nursery|kindergarten|pregnant|breastfeeding|somebody|someone|anybody|anyone|(to|for) (us|me|you)(?! to\b))\b/;
/** Small children; many a plant has babies, too. */
export const SMALL =
  /\b(child|children|kids?|toddlers?|(a|our|the|crawling) baby(?! (rubber|tears|sun|toes|breath|blue|(\w+ )?plants?))|infants?|newborns?|little ones?|nursery|kindergarten|grand(child|children|kids?|sons?|daughters?))\b/;
export const NEAR = /\b(friendly|near|around|touch\w*|within reach)\b/;
/** What a plant does to somebody who has not eaten of it. */
const SMARTS = 'itch\\w*|burns?|burning|sting\\w*|swell\\w*|swollen|tingl\\w*|numb|on fire';
const BODY = '(hands?|fingers?|arms?|legs?|face|eyes?)';
const BLISTERS = '(rash|welts?|hives|blisters?|pustules)';
export const ON_SKIN = new RegExp(
  `\\b(lips|(my|the|your|our|his|her|their|to) skin|rash|${BLISTERS} on (my|his|her|our) (skin|${BODY})|itch\\w*|irritat\\w+|allerg\\w+|in( (the|my|our|his|her|their|an|one|both|left|right|\\w+s)){1,3} eyes?|${BODY}( \\w+){0,3} (${SMARTS})|(${SMARTS})( \\w+){0,3} ${BODY})\\b`,
);
/** On a person for certain, also where none is named: a cactus has arms, too, and they get spots. */
const SHOWS = `(${SMARTS}|burnt|burned|red|sore|hurts?|spots)`;
const OWN_BODY = `(my|our|his|her|their)( (left|right|${PERSON}s))? ${BODY}`;
/** A plant that somebody has is "it". */
const NOT_ITS_BODY = `( (?!its\\b)\\w+){0,3} ${BODY}`;
/** A finger on a thorn that has swollen. */
const SWELLS =
  '(pricked|pierced|stung|scratched|stabbed|jabbed|thorns?|spines?|splinters?)( \\w+){0,6} (hands?|fingers?|thumbs?|arms?|legs?|foot|feet|knees?)( \\w+){0,8} (swollen|swelling|infected|inflamed|pus|festering)';
/** Somebody on a thorn; seedlings are pricked out. */
export const PRICKED =
  /\bpricked\b(?! (out|off|them))|\b(thorns?|spines?|prickles?|splinters?|needles?)( \w+){0,6} (in|into)( \w+)? (my|his|her) (hands?|fingers?|thumbs?|arms?|legs?|foot|feet|knees?|skin)\b/;
export const ON_PERSON = new RegExp(
  [
    'rash(es)?',
    SWELLS,
    `${BLISTERS}( \\w+){0,4} ${BODY}`,
    `${BODY}( \\w+){0,4} ${BLISTERS}`,
    `${OWN_BODY}( \\w+){0,4} ${SHOWS}`,
    `${SHOWS}( \\w+){0,3} ${OWN_BODY}`,
    `${SOMEBODY}( \\w+){0,6} ${SHOWS}${NOT_ITS_BODY}(?! of the lea)`,
    `i( \\w+){0,6} ${SHOWS}${NOT_ITS_BODY}(?! of\\b)`,
    '(burn(ed|t|s)|stung|stings) (me|him|her|us)',
    'rub(s|bed|bing)? (my|his|her|their|our) eyes?',
    `(spots|bumps|patches|marks|redness|pimples)( (on|my|our|his|her|the|both|left|right|${PERSON}s)){1,4} (hands?|fingers?|face)(?! of\\b)`,
    `poison (ivy|oak)( \\w+){0,3} (my|his|her) (skin|${BODY})`,
    'in(to)?( (the|my|our|his|her|their|one|both|left|right|\\w+s)){1,3} eyes?',
    '((my|our|his|her|their|the) skin|eyes?)( (is|are|gets?|got|very|all|quite)){0,2} (red|sore)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);
const MISTOOK = `\\b${SOMEBODY}( \\w+){0,8} (mistook|mistaken|confused|mixed up)\\b`;
const ON_TABLE = '(had|omelettes?|salads?|soups?|stews?|pesto|tea|lunch|dinner|breakfast|sandwich\\w*)';
export const PERSON_ATE = new RegExp(
  `${MISTOOK}.*\\b${ON_TABLE}\\b|\\b${PERSON}( \\w+){0,3} (ate|eaten|eats|swallow(ed|s)|chew(ed|s)|lick(ed|s)|suck(ed|s)|chok(ed|es)|bit|bites|bitten|nibble[ds]|drank|drunk|drinks|taste[ds]|chomped|gobbled|devoured|scoffed|munched|gnawed|${HAD_TASTE}|a (taste|bite|lick|sip|mouthful) of)\\b|\\b${PERSON}( (is|are|was|were|got|has|have|been))* poisoned\\b(?! (my|our|the|his|her|their)\\b)`,
);
/** "A daffodil bulb instead of an onion in the salad, by mistake" */
const BY_MISTAKE = '\\b(by mistake|by accident|accidentally|instead of)\\b';
const IN_DISH =
  '\\b(in|into|for|with)( \\w+){0,2} (salad|soup|stew|omelette|pesto|sauce|dinner|lunch|smoothie|curry|cooking)\\b';
export const BY_MISTAKE_IN_DISH = new RegExp(
  `^(?!(can|could|may|should|is|are|what|how|which|do|does)\\b)(?=.*${BY_MISTAKE}).*${IN_DISH}`,
);
/** Courgettes and their kin that are bitter are poisonous. */
export const ATE_BITTER = new RegExp(`\\b${PERSON}( \\w+){0,3} (ate|eaten|had|tasted)\\b.*\\bbitter\\b`);
/** The same of a child, at some distance: nothing else in the sentence that eats plants. */
export const CHILD_ATE =
  /\b(child|toddler|kid|(our|the|my) baby|little one|grand(child|son|daughter))( (?!(something|slugs?|snails?|caterpillars?|squirrels?|mice|deer|bugs?|insects?|pests?|plants?)\b)\w+){0,10} (ate|eaten|swallowed|licked|chewed|bit|sucked|tasted|drank)\b/;
/** "Was knabbert mein Kind da?", word by word: what is gnawed at, and by whom, looks alike. */
export const CHILD_GNAWS =
  /\bsomething has eaten( (my|our|the|a|little|small)){0,2} (child|children|kids?|toddlers?|sons?|daughters?|baby(?! (rubber|tears|sun|toes|breath|blue|(\w+ )?plants?))|grand(child|children|sons?|daughters?))\b/;
export const IS_EATING = new RegExp(
  `\\b(?!(i|we)\\b)${PERSON}( \\w+){0,3} (chewing|eating|swallowing|licking|sucking|choking|nibbling|drinking|tasting)\\b`,
);
/** A fern and a snake plant are tongues, too. */
const MOUTH = '(mouth|(?<!\\b(law|hart) ?s )tongue|throat|lips)';
/** Roots can't breathe either, where the soil is wet. */
const NO_BREATH = `^(?!.*\\b(roots?|soil|compost|pots?|leaf|leaves|plants?)\\b).*\\b(cant|cannot|can not|hardly|trouble|difficulty|struggl\\w+ to) breath(e|ing)\\b`;
/** And not what a tea is said to be good for. */
const ILL =
  '^(?!.*\\b(teas?|remed\\w+|cures?|helps?|against|good|treats?)\\b).*(?<!\\bfor )(?<!\\bfor a )\\b((stomach|belly|tummy) ?(aches?|pains?|cramps?)|nausea|diarrhoea|diarrhea)\\b';
/** Ill of something, where no animal is. */
export const FEELS = new RegExp(
  `\\b(${SICK}|(i (feel|felt)|(he|she) (feels|felt)) (dizzy|sick|ill|unwell|nauseous|faint|numb)|${MOUTH}( \\w+){0,3} (${SMARTS})|(${SMARTS})( \\w+){0,3} ${MOUTH})\\b|${NO_BREATH}|${ILL}`,
);
/** What a cat has of a lily in its fur it licks off. */
const POLLEN = '\\b((cats?|kittens?|kitty)( \\w+){0,5} pollen|pollen( \\w+){0,5} (cats?|kittens?|kitty))\\b';
/** An animal that is ill, or was at a plant, may have eaten of it. */
const ANIMAL = PETS.map(([, words]) => words.source).join('|');
export const ANIMALS = new RegExp(ANIMAL);
const UNWELL = '(sick|ill|unwell|poorly|unconscious|collapsed|dizzy|trembl\\w*|stagger\\w*|letharg\\w*)';
const GOES_AT =
  '(been|was|is|got|gets|keeps getting|went|had a go) (at|into) (?!the vets?\\b)(the|my|our|a|some|it)';
export const ANIMAL_UNWELL = new RegExp(
  `(${ANIMAL})(( \\w+){0,8} (${UNWELL}|${GOES_AT})|( \\w+){0,2} (drank|drunk|drinks|drinking|chok(ed|ing))|( \\w+){0,7} (is|was|are|started|begun) (chewing|nibbling|licking|munching|gnawing))\\b|${POLLEN}`,
);
/** Where a plant, or anybody, may have been. */
const WHERE =
  '(\\w+ ){0,2}(window\\w*|sill|door|shop|florists?|nursery|garden|balcony|front|back|top|bottom|end|side|edge|wall|house|home|office|vets?|hospital|doctors?|kennels?|cattery|groomers?|school|work|party|place|spot|same)\\b';
const EATS_OF =
  '(ate|eaten|chewed|nibbled|swallowed|licked|munched|tasted|bit|bitten|gnawed|chomped|gobbled|devoured|(had|took) a( \\w+)? (nibble|bite|chew|munch|lick|taste) (of|on|at)|(is |was |been )(chewing|eating|nibbling|licking|munching)|' +
  `been (at|into)(?= (the|my|our|your) (?!${WHERE}))` +
  ')';
const OPENING =
  '(help|hello|hi|oh no|oh dear|oh god|please|ok|so|and|but|i think|i believe|today|yesterday|just now|our|my)';
const NAME_ATE = new RegExp(
  `^(?:${OPENING} )*(?:[a-z]+ and )?([a-z]+)(?: (?:has|had|have|just|also|apparently|probably|maybe|definitely|may|might|must|could|only|secretly|s))* ${EATS_OF} (?!(by|up by|because|so|much|badly|all over)\\b)\\w`,
);
/** Nobody says who: "swallowed a berry of the yew". */
const ATE_ALONE = new RegExp(
  `^(?:(?:${OPENING}|just|accidentally|by mistake|by accident) )*(swallowed|ate|drank|tasted|licked|chewed|bit) (a|an|some|the|one|two|three|half|part|bits?|of|from|on|into|it|this)\\b`,
);
/** "We think Charlie had some foxglove." */
const HAD_SOME =
  /\b(think|believe|afraid|worried|sure|reckon)( that)? ([a-z]+)( (has|may have|might have))? had (some|a (bit|piece|leaf|berry|few)) (?!(\w+ )?(spots?|water|feed|food|fertili\w+|light|sun|rain|frost|pests?|bugs?|gnats?|leaves|flowers?|problems?|help|damage|rest|space|room)\b)/;
/** What eats plants, and is neither a person nor a pet. */
const EATS_PLANTS =
  /^(slugs?|snails?|caterpillars?|squirrels?|mouse|mice|deer|pests?|beetles?|grubs?|larvae|weevils?|aphids?|mites?|thrips|fox(es)?|moles?|voles?|rats?|pigeons?|sparrows?|magpies?|crows?|blackbirds?|wasps?|bees?|ants?|locusts?|grasshoppers?|crickets?|earwigs?|woodlice|moths?|butterfl(y|ies)|frost|wind|hail|badgers?|hedgehogs?|leaf|leaves|rust|mildew|everything|who|which|it|they|these|those|roots?|flowers?|buds?|shoots?|stems?|pots?|plants?|bits|parts|edges|got|get|gets|being|been|was|were|is|are|be|not)$/;
/** "Bella ate the monstera": by a name nobody can see whose it is, so it may be a child's. `isWord`: no name is such a word. */
export function isEatenByName(text: string, isWord: (word: string) => boolean): boolean {
  if (ATE_ALONE.test(text)) return true;
  const name = NAME_ATE.exec(text)?.[2] ?? HAD_SOME.exec(text)?.[3];
  return name !== undefined && !isWord(name) && !EATS_PLANTS.test(name);
}
/** A plant is to be food for an animal. */
export const FEEDS = new RegExp(
  `\\b(feed|fed|give|gave|offer)( \\w+){0,6} (${ANIMAL})|(${ANIMAL})( \\w+){0,2} feed$`,
);
/** Somebody is ill, and not a plant that somebody speaks of. */
export const PERSON_UNWELL = new RegExp(
  `\\b${SOMEBODY}( (?!(say|think|ask)\\w*|said|thought|plants?)\\w+){0,2} (is|are|was|feels|felt|got|gets|became|been|looks)( (being|very|so|really|quite))* ${UNWELL}\\b`,
);
export const IN_MOUTH = /\b(in|into|up|over|around|round) (his|her|their|my|the|its) (mouth|gob|nose)\b/;

const MAY =
  '((can|could|may|should) (i|we|you|people|humans|one|they)|is it (ok|okay|safe|fine|possible)( for \\w+)? to)';
const EATS = '(eat|cook|boil|fry|drink|taste|swallow|brew)';
const DISH = '(teas?|infusions?|salads?|soups?|smoothies?|cocktails?|sauces?|pesto|jams?|syrup|stew)';
const MEAL =
  '(in|into|for|as|with)( (a|an|my|our|the|some|cup|pot|of|herbal|homemade))* ' + `(${DISH}|drinks|cooking)`;
/** Somebody has made a dish of it, or taken it for another plant. */
export const MADE_FOOD = new RegExp(
  `\\b(made|cooked|brewed|prepared)( (?!compost|nettle)\\w+){0,4} ${DISH}\\b|${MISTOOK}`,
);
export const EDIBLE = new RegExp(
  [
    '(in)?edible',
    'as food',
    'eat (the|its|it|this|these|them|that|my|a|some|raw)',
    `${MAY}( \\w+){0,5} ${EATS}`,
    `${MAY}( \\w+){0,6} ${MEAL}`,
    `(safe|ok|okay|fine|good|healthy) (to ${EATS}|${MEAL}|for (people|humans|us|children|kids|babies))`,
    'instead of (onions?|garlic|leeks?|spinach|parsley|lettuce|cress|mint|tea)',
    '(make|makes|making|brew|drink|drinking)( (a|an|some|my|herbal|cup|of))* (tea|infusion)',
    '(medicinal|herbal) (use|remedy|tea)',
    '(cure|remedy|treats?) (for )?(my|a|an) (headache|cold|cough|fever|rash|stomach)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);
export const DOSAGE =
  /\b(dos(e|es|age|ages|ing)|concentration|mixing ratio|dilut\w+|how (much|many) \w*\s?(ml|millilit\w+|cc|grams?|g|mg|drops?|teaspoons?|tablespoons?|spoons?|cups?|pellets?|sticks?|capfuls?)|how (much|many|strong)( \w+){0,3} (fertili[sz]er|feed|plant food|pesticide|insecticide|fungicide|herbicide|weed ?killer|neem( oil)?|soap|peroxide|alcohol|vinegar|bleach|epsom salts?|copper|sulphur|sulfur|spray|poison|medicine|slug pellets?)|(ml|grams?|drops?|teaspoons?|tablespoons?) (of|per|for)|per (litre|liter|gallon))\b/;
