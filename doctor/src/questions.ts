import { spoken } from './speech.js';

/** One thing that a person can tap, and how it is said back in a sentence ("Why we think so: fine webs"). */
export interface Option {
  label: string;
  said: string;
}

/** One question of the guided check. */
export interface Question {
  ask: string;
  /** How many people in a hundred can answer it; looking at roots is more work than looking at leaves. */
  answerable: number;
  options: Record<string, Option>;
}

const option = (label: string, said: string): Option => ({ label, said });

/** What can be seen first; each has a question of its own that looks closer. Drawings show these and their details. */
const LOOKS = {
  spots: option('Spots or patches', 'spots'),
  yellow: option('Yellow leaves', 'yellow leaves'),
  brown: option('Dry and brown', 'dry, brown leaves'),
  pale: option('Pale or speckled', 'pale leaves'),
  coating: option('Powder, fluff, webs, sticky or mushrooms', 'a coating on the plant'),
  insects: option('Insects or little bumps', 'small creatures'),
  holes: option('Holes or bites', 'holes'),
  droop: option('Drooping', 'drooping leaves'),
  mushy: option('Soft and rotten', 'soft, rotten parts'),
  curled: option('Curled, twisted or wrinkled', 'curled or wrinkled leaves'),
  dropped: option('Leaves or buds fall', 'falling leaves or buds'),
  weak: option('Weak growth or no flowers', 'weak growth'),
};

const ENGLISH = {
  look: { ask: 'What do you notice most?', answerable: 97, options: LOOKS },
  also: {
    ask: 'Do you see anything else?',
    answerable: 70,
    options: { ...LOOKS, nothing: option('Nothing else', 'nothing else') },
  },
  spots: {
    ask: 'What do the spots look like?',
    answerable: 85,
    options: {
      ringed: option('Brown with a yellow edge', 'brown spots with a yellow edge'),
      black: option('Black or dark purple', 'black spots'),
      rusty: option('Orange dust that rubs off', 'orange dust that rubs off'),
      wet: option('Dark and wet-looking', 'dark, wet-looking spots'),
      bleached: option('Pale and papery, towards the sun', 'papery patches towards the sun'),
      mosaic: option('Light and dark patches or rings', 'a pattern of light and dark patches'),
      lines: option('Pale winding lines', 'pale winding lines'),
      corky: option('Small bumps like cork', 'small bumps like cork'),
      spreading: option('Large, brown and growing fast', 'brown patches that grow fast'),
      fuzzy: option('Yellow on top, fuzz below', 'yellow patches with fuzz underneath'),
    },
  },
  yellow: {
    ask: 'How do the leaves turn yellow?',
    answerable: 88,
    options: {
      veins: option('Only between the veins', 'yellow leaves whose veins stay green'),
      whole: option('The whole leaf', 'leaves that are yellow all over'),
      edges: option('From the edge inwards', 'yellow that begins at the edge'),
      patchy: option('In specks and patches', 'yellow specks and patches'),
    },
  },
  brown: {
    ask: 'Which part is brown?',
    answerable: 92,
    options: {
      tips: option('Only the tips', 'brown tips'),
      edges: option('The edges', 'brown edges'),
      whole: option('Whole leaves, crisp', 'whole leaves that are crisp'),
      black: option('Dark or black, and limp', 'dark, limp leaves'),
    },
  },
  pale: {
    ask: 'How is it pale?',
    answerable: 85,
    options: {
      speckled: option('Fine pale dots', 'fine pale dots'),
      silver: option('Silvery streaks', 'silvery streaks'),
      washed: option('Paler all over', 'leaves that are paler all over'),
      bleached: option('Bleached by the sun', 'leaves bleached on the sunny side'),
    },
  },
  coating: {
    ask: 'What is on the plant?',
    answerable: 92,
    options: {
      powder: option('White powder', 'white powder'),
      fuzz: option('Grey or brown fuzz', 'grey fuzz'),
      webs: option('Fine webs', 'fine webs'),
      cotton: option('White cotton', 'white cotton'),
      soot: option('Black soot', 'black soot'),
      sticky: option('Sticky drops', 'sticky drops'),
      crust: option('White crust on soil or pot', 'a white crust on soil or pot'),
      threads: option('White threads at the soil', 'white threads at the soil'),
      mushrooms: option('Mushrooms or mould on the soil', 'mushrooms or mould on the soil'),
    },
  },
  insects: {
    ask: 'What do the creatures look like?',
    answerable: 85,
    options: {
      clusters: option('Small soft ones, close together', 'small soft insects, close together'),
      whiteflies: option('White ones that fly up', 'small white flies that fly up'),
      gnats: option('Small dark flies near the soil', 'small dark flies near the soil'),
      bumps: option('Brown bumps that stay put', 'brown bumps that stay put'),
      woolly: option('White and woolly', 'white, woolly insects'),
      dots: option('Tiny moving dots', 'tiny moving dots'),
      slivers: option('Thin little slivers', 'thin little insects'),
      caterpillars: option('Caterpillars', 'caterpillars'),
      grubs: option('White grubs in the soil', 'white grubs in the soil'),
      slugs: option('Slugs or snails', 'slugs or snails'),
      beetles: option('Beetles', 'beetles'),
      ants: option('Ants', 'ants'),
    },
  },
  holes: {
    ask: 'What do the holes look like?',
    answerable: 90,
    options: {
      ragged: option('Large and ragged', 'large, ragged holes'),
      notches: option('Notches along the edge', 'notches along the edge'),
      tiny: option('Many tiny holes', 'many tiny holes'),
      slime: option('Holes beside silvery slime', 'silvery slime'),
      torn: option('Small tears in young leaves', 'small tears in young leaves'),
      bare: option('Bare veins or bare twigs', 'leaves eaten down to the veins'),
    },
  },
  droop: {
    ask: 'How does it droop?',
    answerable: 90,
    options: {
      all: option('The whole plant', 'a whole plant that droops'),
      heat: option('At noon, better by evening', 'drooping that passes by evening'),
      side: option('One shoot or one side', 'drooping on one side only'),
      collapsed: option('Fallen over at the soil', 'a plant that fell over at the soil'),
      seedlings: option('Seedlings that lie flat', 'seedlings that lie flat'),
    },
  },
  mushy: {
    ask: 'Which part is soft?',
    answerable: 90,
    options: {
      base: option('The stem at the soil', 'a soft stem at the soil'),
      heart: option('The heart, where leaves meet', 'a soft heart'),
      leaves: option('The leaves', 'soft, glassy leaves'),
      flowers: option('Flowers or berries', 'rotting flowers or berries'),
      fruit: option('The bottom of the fruit', 'a dark bottom on the fruit'),
    },
  },
  curled: {
    ask: 'How is it curled?',
    answerable: 88,
    options: {
      twisted: option('Young leaves small and twisted', 'young leaves that are twisted'),
      rolled: option('Edges rolled up', 'rolled edges'),
      blistered: option('Thick, red or pale blisters', 'thick blisters'),
      wrinkled: option('Wrinkled, like a raisin', 'wrinkled leaves'),
    },
  },
  dropped: {
    ask: 'What falls off?',
    answerable: 92,
    options: {
      old: option('A few old leaves', 'only a few old leaves that fall'),
      green: option('Many leaves, still green', 'many green leaves that fall'),
      yellowed: option('Many leaves, yellow first', 'many leaves that turn yellow and fall'),
      buds: option('Buds or flowers', 'buds that fall'),
    },
  },
  weak: {
    ask: 'How is it weak?',
    answerable: 88,
    options: {
      stretched: option('Long and thin, leaning', 'long, thin shoots'),
      stopped: option('It has stopped growing', 'growth that has stopped'),
      small: option('Small new leaves', 'small new leaves'),
      flowerless: option('Leaves but no flowers', 'leaves without flowers'),
      lush: option('Very lush and soft', 'very lush, soft growth'),
      resting: option('It has died back', 'a plant that has died back'),
    },
  },
  place: {
    ask: 'Where is it worst?',
    answerable: 85,
    options: {
      old: option('Old, lower leaves', 'the old leaves first'),
      new: option('Young leaves and tips', 'the young growth first'),
      underside: option('Under the leaves', 'the undersides of leaves'),
      sunny: option('The side towards the sun', 'the sunny side'),
      stem: option('The stems', 'the stems'),
      flower: option('Flowers, buds or fruit', 'flowers, buds or fruit'),
      soil: option('At or in the soil', 'the soil'),
      all: option('All over', 'the whole plant'),
    },
  },
  soil: {
    ask: 'Put a finger in the soil. How is it?',
    answerable: 85,
    options: {
      dry: option('Dry', 'dry soil'),
      moist: option('A little moist', 'moist soil'),
      wet: option('Wet', 'wet soil'),
    },
  },
  roots: {
    ask: 'If you can, lift it out of the pot. How are the roots?',
    answerable: 35,
    options: {
      crowded: option('They circle or fill the pot', 'roots that fill the pot'),
      brown: option('Brown and soft', 'brown, soft roots'),
      firm: option('Pale and firm', 'firm roots'),
      woolly: option('With white fluff', 'white fluff on the roots'),
      eaten: option('Eaten away', 'roots that are eaten'),
    },
  },
  lately: {
    ask: 'Has anything happened lately?',
    answerable: 50,
    options: {
      nothing: option('Nothing special', 'nothing special lately'),
      repotted: option('Repotted or planted out', 'it was repotted'),
      moved: option('Bought or moved', 'it was moved'),
      cold: option('Cold or a draught', 'it was in the cold'),
      hot: option('Heat or strong sun', 'it was in heat or strong sun'),
      fed: option('Fed', 'it was fed'),
      dry: option('It went dry', 'it went dry'),
      wet: option('A lot of rain or water', 'it had a lot of rain or water'),
      bloomed: option('It finished flowering', 'it has just flowered'),
    },
  },
  pace: {
    ask: 'How quickly did it appear?',
    answerable: 65,
    options: {
      days: option('Within a few days', 'it appeared within a few days'),
      weeks: option('Over some weeks', 'it appeared over some weeks'),
      months: option('Over months', 'it appeared over months'),
    },
  },
  others: {
    ask: 'Do other plants have it too?',
    answerable: 60,
    options: {
      alone: option('Only this one', 'only this plant has it'),
      same: option('Others of its kind', 'others of its kind have it'),
      many: option('Many kinds', 'many kinds of plants have it'),
    },
  },
} satisfies Record<string, Question>;

export type QuestionId = keyof typeof ENGLISH;
export type LookId = keyof typeof LOOKS;
export type OptionOf<Q extends QuestionId> = keyof (typeof ENGLISH)[Q]['options'] & string;
export const QUESTION_IDS = Object.keys(ENGLISH) as QuestionId[];
export const LOOK_IDS = Object.keys(LOOKS) as LookId[];

/** What is tapped, and how it is said back, in another language. */
type OptionWords = readonly [label: string, said: string];
export type LookWords = { readonly [Look in LookId]: OptionWords };
/** What the questions ask in another language, with each of their answers. */
export type QuestionTexts = {
  readonly [Q in QuestionId]: {
    readonly ask: string;
    readonly options: { readonly [Answer in OptionOf<Q>]: OptionWords };
  };
};

/** A question whose words are those of the language that is spoken. */
function asked(id: string, { ask, answerable, options }: Question): Question {
  const words = () => spoken()?.questions[id];
  const answers = Object.entries(options).map(([answer, { label, said }]): [string, Option] => [
    answer,
    {
      get label() {
        return words()?.options[answer]?.[0] ?? label;
      },
      get said() {
        return words()?.options[answer]?.[1] ?? said;
      },
    },
  ]);
  return {
    get ask() {
      return words()?.ask ?? ask;
    },
    answerable,
    options: Object.fromEntries(answers),
  };
}

export const QUESTIONS = Object.fromEntries(
  Object.entries<Question>(ENGLISH).map(([id, question]) => [id, asked(id, question)]),
) as typeof ENGLISH;

/** What was tapped; `unknown` is "I can't tell". */
export type Answers = { [Q in QuestionId]?: OptionOf<Q> | 'unknown' };

/** Answers of which some leave open which one it is: white insects are woolly ones, or whiteflies. */
export type Evidence = { [Q in QuestionId]?: Answers[Q] | readonly OptionOf<Q>[] };

export const isLook = (id: string): id is LookId => id in LOOKS;

/** The options of a question in the order in which they are shown. */
export const optionsOf = (question: QuestionId): [string, Option][] =>
  Object.entries<Option>(QUESTIONS[question].options);

/** A symptom as a drawing knows it, such as `spots:rusty`; null for what says nothing of how a plant looks. */
export const symptomOf = (question: QuestionId, option: string): string | null =>
  question === 'also'
    ? symptomOf('look', option)
    : option in QUESTIONS[question].options
      ? `${question}:${option}`
      : null;
